import { CheckIcon } from 'lucide-react';
import { formatClock, formatTimeOfDay } from '@/lib/platform/format/date';
import type { LeadDetail } from '@/lib/submissions/admin/submission/submission';
import { OFFICE_HOURS_TEXT } from '@/lib/submissions/forms/callback/time-labels';
import { ANSWER_HOURS } from '@/lib/submissions/leads/clock';
import { cn } from '@/lib/utils';
import { ExceptionForm, OfferForm, OneStep } from './lead-forms';
import { IntentForm, PropertyForm } from './qualification-forms';

export function LeadStages({ stages, next, words }: Pick<LeadDetail, 'stages' | 'next' | 'words'>) {
  return (
    <ol className="mt-3 space-y-1.5">
      {stages.map(({ id, title, at, by }) => (
        <li key={id} className="flex gap-3">
          <span
            aria-hidden="true"
            className={cn(
              'mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full border',
              at ? 'border-moss bg-moss text-paper' : 'border-edge',
              id === next && 'border-2 border-petrol',
            )}
          >
            {at && <CheckIcon className="size-4" />}
          </span>
          <div className="min-w-0">
            <p className={cn(id === next && 'font-semibold')}>
              {title}
              <span className="sr-only">{at ? ', erledigt' : ', offen'}</span>
              {id === next && <span className="text-petrol"> · als Nächstes</span>}
            </p>
            {at && (
              <p className="text-base text-muted">
                {formatClock(at)}
                {by && `, ${by}`}
              </p>
            )}
            {id === 'intent' && words && (
              <p className="text-base wrap-anywhere whitespace-pre-line">„{words}“</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

const ELSEWHERE: Record<string, string> = {
  received: 'Die Anfrage liegt in der Quarantäne. Erst nach ihrer Freigabe geht es weiter.',
  contact:
    'Der Kontakt gilt als bestätigt, sobald der Link in der E-Mail benutzt oder ein Anruf mit „Erreicht“ notiert ist.',
};

export function NextStageStep({ lead, isLeitung }: { lead: LeadDetail; isLeitung: boolean }) {
  const { next, open, state, agencies, offers, rule, isByHand } = lead;
  const isReleased = state === 'on-sale' || state === 'offered';
  return (
    <div className="mt-5 space-y-4">
      {next && ELSEWHERE[next] && <p>{ELSEWHERE[next]}</p>}
      {lead.gaps.length > 0 && (
        <PropertyForm key={lead.gaps.length} gaps={lead.gaps} isFirst={next === 'property'} />
      )}
      <IntentForm isFirst={next === 'intent'} />
      {state === 'checking' && open && (
        <div>
          <p>Freigeben lässt sich der Lead, sobald auch dies erledigt ist: {open}.</p>
          {isLeitung ? <ExceptionForm /> : <p>Eine Ausnahme macht nur die Leitung.</p>}
        </div>
      )}
      {state === 'checking' && !open && (
        <OneStep
          operation="lead-release"
          label="Für Verkauf freigeben"
          pending="Wird freigegeben..."
          variant="primary"
        />
      )}
      {rule && (
        <div>
          <p className="mb-3">
            Geht um {formatTimeOfDay(rule.at)} nach der Regel an {rule.office}.
          </p>
          <OneStep
            operation="lead-rule"
            body={{ isByHand: true }}
            label="Anhalten"
            pending="Wird angehalten..."
          />
        </div>
      )}
      {!rule && agencies.length > 0 && <OfferForm agencies={agencies} />}
      {state === 'on-sale' && isByHand && (
        <OneStep
          operation="lead-rule"
          body={{ isByHand: false }}
          label="Wieder der Regel überlassen"
          pending="Wird überlassen..."
        />
      )}
      {state === 'on-sale' && agencies.length === 0 && (
        <p>
          {offers.length > 0 ? 'Kein weiteres Büro' : 'Kein Büro'} arbeitet in diesem Gebiet und hat
          Leads dieser Klasse bestellt.
        </p>
      )}
      {state === 'offered' && (
        <p>
          Das Büro hat {ANSWER_HOURS} Stunden Zeit, gezählt {OFFICE_HOURS_TEXT}, aber höchstens bis
          zum Ende der 48&nbsp;Stunden. Antwortet es nicht, ist der Lead wieder frei.
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
