import { AgentsSection } from './section';
import { LEAD_MAX_AGE } from '@/lib/agents/constants';

const BENEFITS: readonly { title: string; text: string }[] = [
  {
    title: 'Ein Lead, ein Büro',
    text: 'Eigentümer stimmen der Weitergabe an höchstens ein Maklerbüro zu. Einen zweiten Käufer gibt es für denselben Lead nicht.',
  },
  {
    title: 'Einwilligung zum Vorzeigen',
    text: 'Wortlaut, Zeitpunkt und Fassung der Einwilligung kommen mit dem Lead. Sie können belegen, warum Sie anrufen.',
  },
  {
    title: 'Frisch oder gar nicht',
    text: `Ein Lead ist beim Verkauf höchstens ${LEAD_MAX_AGE}\u00a0Stunden alt. Sie sehen, wie viel von dieser Frist noch bleibt.`,
  },
  {
    title: 'Eine Klasse mit Gründen',
    text: 'Zu jeder Einstufung steht da, was bestätigt ist und was fehlt. Sie wissen vor dem ersten Gespräch, woran Sie sind.',
  },
  {
    title: 'Ihr Gebiet',
    text: 'Sie nennen die Postleitzahlen, in denen Sie arbeiten. Gebietsschutz gibt es im Paket Professional auf Wunsch, im Paket Enterprise immer.',
  },
  {
    title: 'Preise ohne Nachfrage',
    text: 'Drei Klassen, drei Einzelpreise, drei Pakete. Was ein Lead kostet, lesen Sie hier und nicht erst im Gespräch.',
  },
];

export function Benefits() {
  return (
    <AgentsSection id="vorteile" title="Was Sie davon haben">
      <ul className="mt-8 grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {BENEFITS.map(({ title, text }) => (
          <li key={title} className="bg-surface p-6">
            <h3 className="text-xl wrap-anywhere hyphens-auto">{title}</h3>
            <p className="mt-2 text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </AgentsSection>
  );
}
