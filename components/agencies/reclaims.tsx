import { TextLink } from '@/components/ui/text-link';
import { agencyRoutes } from '@/lib/agency-routes';
import { claims, claimText } from '@/lib/agencies/claims';
import { MONEY_BACK_DAYS } from '@/lib/agencies/constants';
import {
  DECISION_DAYS,
  RECLAIM_REASONS,
  reclaimPeriod,
  type ReclaimReason,
} from '@/lib/agencies/reclaim-rules';
import { AgenciesSection } from './section';

export function Reclaims() {
  return (
    <AgenciesSection id="reklamation" title="Wann Sie den Preis zurückbekommen">
      <p className="mt-3 max-w-prose sm:text-lg">
        Acht Gründe, jeder mit seiner Frist. Was die Regeln ausschließen, lesen Sie vor dem
        Einreichen. Ist nach {DECISION_DAYS}&nbsp;Tagen nichts entschieden, ist der Preis
        gutgeschrieben; widerruft die Person in den ersten {MONEY_BACK_DAYS}&nbsp;Tagen, geschieht
        es von selbst.
      </p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-petrol underline underline-offset-4">
          Alle Gründe und Fristen
        </summary>
        <dl className="mt-3 grid gap-x-12 gap-y-5 md:grid-cols-2">
          {Object.entries(RECLAIM_REASONS).map(([id, { label, rule }]) => (
            <div key={id} className="border-t border-line pt-3">
              <dt className="font-serif text-xl font-semibold">{label}</dt>
              <dd className="mt-1">
                {rule}
                <span className="block text-base text-muted">
                  Zu melden {reclaimPeriod(id as ReclaimReason)} nach der Übergabe.
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-5">
          Reklamiert wird im{' '}
          <TextLink href={agencyRoutes.area} className="font-semibold">
            Bereich für Maklerbüros
          </TextLink>
          , beim Lead selbst. Nach einer Ablehnung können Sie bis zum Ende der Frist einen anderen
          Grund oder neue Belege nennen.
        </p>
      </details>
      <p className="mt-2 max-w-prose">
        <strong className="font-semibold">{claimText(claims(['moneyBack'])[0]!)}:</strong> Wer neu
        bei uns ist, kann innerhalb von {MONEY_BACK_DAYS}&nbsp;Tagen nach seinem ersten Lead ohne
        Gründe aufhören. Wir schreiben dann alle Leads gut, zu denen kein Auftrag gemeldet ist, und
        der Vertrag endet.
      </p>
    </AgenciesSection>
  );
}
