import { ANSWER_DAY, ANSWER_HOURS } from '@/lib/requests/leads/clock';
import type { LeadDetail } from '@/lib/requests/back-office/request/request';
import { IntentForm } from './intent-form';
import { OfferForm } from './offer-form';
import { OneStep } from './one-step';

/** What has to happen elsewhere in the dialog before a stage is reached. */
const ELSEWHERE: Record<string, string> = {
  received: 'Die Anfrage liegt in der Quarantäne. Erst nach ihrer Freigabe geht es weiter.',
  contact:
    'Der Kontakt gilt als bestätigt, sobald der Link in der E-Mail benutzt oder ein Anruf mit „Erreicht“ notiert ist.',
};

/** What is to be done next with a lead, and the button for it. */
export function NextStep({ lead }: { lead: LeadDetail }) {
  const { next, state, offices, offers } = lead;
  const isReleased = state === 'on-sale' || state === 'offered';
  return (
    <div className="mt-5 space-y-4">
      {next && ELSEWHERE[next] && <p>{ELSEWHERE[next]}</p>}
      {!isReleased && <IntentForm isFirst={next === 'intent'} />}
      {state === 'checking' && (
        <OneStep
          operation="lead-release"
          label="Für Verkauf freigeben"
          pending="Wird freigegeben..."
          variant={next === 'released' ? 'primary' : 'outline'}
        />
      )}
      {state === 'on-sale' && offices.length > 0 && <OfferForm offices={offices} />}
      {state === 'on-sale' && offices.length === 0 && (
        <p>
          {offers.length > 0 ? 'Kein weiteres Büro' : 'Kein Büro'} arbeitet in diesem Gebiet und hat
          Leads dieser Klasse bestellt.
        </p>
      )}
      {state === 'offered' && (
        <p>
          Das Büro hat {ANSWER_HOURS} Stunden Zeit, gezählt zwischen {ANSWER_DAY.from} und{' '}
          {ANSWER_DAY.to}&nbsp;Uhr. Antwortet es nicht, ist der Lead wieder frei.
        </p>
      )}
      {isReleased && (
        <OneStep
          operation="lead-hold"
          label="Aus dem Verkauf nehmen"
          pending="Wird herausgenommen..."
        />
      )}
    </div>
  );
}
