import { DELIVERY_HOURS, LEAD_MAX_AGE, MONEY_BACK_DAYS } from '@/lib/agencies/constants';
import { AgenciesSection } from './section';

const { starter, professional, enterprise } = DELIVERY_HOURS;

const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Bekommt noch jemand denselben Lead?',
    answer:
      'Nein. Ein Lead wird einem Büro nach dem anderen angeboten und höchstens einem übergeben. Lehnen Sie ab oder antworten Sie nicht, ist das nächste Büro an der Reihe. Der Eigentümer liest in „Meine Anfrage“, welches Büro seine Daten hat.',
  },
  {
    question: 'Wie alt ist ein Lead?',
    answer: `Höchstens ${LEAD_MAX_AGE}\u00a0Stunden seit dem Wunsch des Eigentümers, im Paket höchstens ${starter}, ${professional} oder ${enterprise}. Alter und Rest stehen im Angebot, bevor Sie zusagen; das Alter steht danach auch auf dem Nachweis. Wer noch verkaufen will, muss den Wunsch erneuern; erst dann beginnt die Zeit von vorn.`,
  },
  {
    question: 'Was, wenn ein Lead nicht stimmt?',
    answer:
      'Sie reklamieren ihn in Ihrem Bereich: acht Gründe, jeder mit seiner Frist. Was die Regeln ausschließen, steht dort vor dem Einreichen; nach einer Ablehnung bleibt Ihnen bis zum Ende der Frist ein anderer Grund. Eine Gutschrift steht auf der Rechnung des Monats, in dem sie entschieden ist.',
  },
  {
    question: 'Wie lange binde ich mich?',
    answer: `Ein Paket läuft von Monat zu Monat und ist zum Ende jedes Monats kündbar, mit einem Druck in Ihrem Bereich; dort pausieren Sie auch. Eine Einrichtungsgebühr gibt es nicht, eine Mindestabnahme auch nicht: Berechnet wird nur, was Sie annehmen. In den ersten ${MONEY_BACK_DAYS}\u00a0Tagen nach dem ersten Lead können Sie ganz zurücktreten.`,
  },
];

/** `details` elements: one open at most, without scripts. */
export function AgenciesFaq() {
  return (
    <AgenciesSection id="fragen" title="Was Makler uns fragen">
      <div className="mt-4 border-b border-line">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} name="makler-fragen" className="group border-t border-line">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg">{question}</h3>
              <span
                aria-hidden="true"
                className="text-2xl text-petrol transition-transform group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="max-w-prose pb-4">{answer}</p>
          </details>
        ))}
      </div>
    </AgenciesSection>
  );
}
