import { formatClock, formatDayAndTime } from '@/lib/platform/format/date';
import { CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import { passedOnBefore } from '@/lib/submissions/owner/consent-rules';
import type { OwnSale } from '@/lib/submissions/owner/sale';
import type { FormValues, PlainFormAction } from '@/lib/platform/form-state';
import { TitledSection } from '@/components/ui/titled-section';
import { OperationButton, TwoSteps } from './operation-button';

function wordsOf(sale: OwnSale): string {
  const { state, endsAt, calledBy, isReleased, wasOffered, agency } = sale;
  const by = calledBy ? ` bis ${formatDayAndTime(calledBy)}` : '';
  switch (state) {
    case 'checking':
      return `Bevor etwas weitergeht, sprechen wir${by} mit Ihnen. ${wasOffered ? 'Zurzeit ist Ihre Anfrage keinem Büro angeboten.' : 'Noch hat kein Büro etwas von Ihrer Anfrage erfahren.'}`;
    case 'on-sale':
      return `Wir suchen ein Büro, das in Ihrer Gegend arbeitet, bis ${formatClock(endsAt)}. Angeboten werden Angaben zur Immobilie, was Sie uns zum Verkauf gesagt haben und wann Sie erreichbar sind, ohne Namen, Telefonnummer und E-Mail-Adresse.`;
    case 'offered':
      return 'Gerade sieht sich ein Büro die Angaben zu Ihrer Immobilie und zum Verkauf an, ohne Namen, Telefonnummer und E-Mail-Adresse. Bis es zusagt, können Sie das stoppen.';
    case 'sold':
      return `${agency?.name ?? 'Ein Maklerbüro'} hat am ${formatClock(agency?.at ?? endsAt)} zugesagt und Ihre Kontaktdaten erhalten. Ein zweites Büro bekommt sie nicht.${agency?.told ? ` Gemeldet hat es uns seither: ${agency.told}.` : ''}`;
    case 'expired':
      return `${isReleased ? `Bis ${formatClock(endsAt)} hat kein Büro zugesagt.` : `Bis ${formatClock(endsAt)} war noch nicht alles mit Ihnen geklärt.`} Ihre Kontaktdaten hat niemand erhalten, und von selbst geht es nicht weiter.${by && ` Anrufen werden wir Sie trotzdem,${by}.`}`;
    case 'joined':
      return 'Zu dieser Immobilie haben Sie uns noch eine Anfrage geschickt. Angeboten wird nur eine von beiden, und zwar die andere.';
    case 'stopped':
      return 'Ihre Angaben werden keinem Büro angeboten.';
  }
}

const CONSEQUENCE = {
  open: 'Ihre Angaben werden keinem Büro mehr angeboten. Die Bewertung und diese Seite behalten Sie.',
  sold: 'Wir teilen dem Büro mit, dass es sich nicht mehr bei Ihnen melden soll.',
};

interface SaleStateProps {
  sale: OwnSale;
  /** Only if its wording is not on the page already */
  givenAt?: Date;
  renew: PlainFormAction<FormValues>;
  withdraw: PlainFormAction<FormValues>;
  about: FormValues;
}

export function OwnerSaleState({ sale, givenAt, renew, withdraw, about }: SaleStateProps) {
  const isSold = sale.state === 'sold';
  if (sale.agency?.withdrawnAt) {
    return <p className="mt-3 max-w-prose">{passedOnBefore(sale.agency)}</p>;
  }
  return (
    <>
      {givenAt && (
        <p className="mt-3 max-w-prose text-base text-muted">
          Am {formatClock(givenAt)} haben Sie erlaubt: „{CONSENT_WORDINGS.partner}“
        </p>
      )}
      <p className="mt-3 max-w-prose">{wordsOf(sale)}</p>
      {sale.exception && (
        <p className="mt-3 max-w-prose wrap-anywhere">Ausnahme der Leitung: {sale.exception}</p>
      )}
      {sale.state === 'expired' && (
        <div className="mt-3">
          <OperationButton action={renew} about={about}>
            Noch einmal anbieten
          </OperationButton>
        </div>
      )}
      <TwoSteps
        action={withdraw}
        about={{ ...about, purpose: 'partner' }}
        label={isSold ? 'Erlaubnis widerrufen' : 'Weitergabe stoppen'}
        consequence={isSold ? CONSEQUENCE.sold : CONSEQUENCE.open}
      >
        {isSold ? 'Jetzt widerrufen' : 'Jetzt stoppen'}
      </TwoSteps>
    </>
  );
}

/** For the link of a mail to an address that is not confirmed yet: one press does both. */
export function RenewalByMail({ renew, about }: Pick<SaleStateProps, 'renew' | 'about'>) {
  return (
    <TitledSection
      id="weitergabe"
      title="Sollen wir Ihre Immobilie noch einmal anbieten?"
      look="text-xl sm:text-2xl"
      className="mt-8 rounded-lg border border-edge bg-surface p-5 sm:p-6"
    >
      <p className="mt-3 mb-5">
        Damit bestätigen Sie auch, dass die E-Mail-Adresse Ihnen gehört. Ohne Ihre Antwort wird
        nichts angeboten.
      </p>
      <OperationButton action={renew} about={about} variant="accent">
        Noch einmal anbieten
      </OperationButton>
    </TitledSection>
  );
}
