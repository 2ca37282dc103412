import { PageLink } from '@/components/ui/page-link';
import { agentRoutes } from '@/lib/agent-routes';
import { DECISION_DAYS, RECLAIM_REASONS } from '@/lib/agents/reclaim-rules';
import { AgentsSection } from './section';

export function Reclaims() {
  return (
    <AgentsSection id="reklamation" title="Wann Sie den Preis zurückbekommen">
      <p className="mt-4 max-w-prose text-lg">
        Fünf Gründe, jeder mit seiner Frist. Wo die gespeicherten Tatsachen entscheiden, geschieht
        das sofort; sonst entscheidet ein Mensch. Ist nach {DECISION_DAYS}&nbsp;Tagen nichts
        entschieden, ist der Preis gutgeschrieben.
      </p>
      <dl className="mt-8 grid gap-x-12 gap-y-6 md:grid-cols-2">
        {Object.entries(RECLAIM_REASONS).map(([id, { label, rule, within }]) => (
          <div key={id} className="border-t border-line pt-3">
            <dt className="font-serif text-xl font-semibold">{label}</dt>
            <dd className="mt-1">
              {rule}
              <span className="block text-base text-muted">
                Zu melden innerhalb von {within / 86_400_000}&nbsp;Tagen nach der Übergabe.
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        Reklamiert wird im{' '}
        <PageLink
          href={agentRoutes.area}
          className="font-semibold text-petrol underline underline-offset-4"
        >
          Bereich für Maklerbüros
        </PageLink>
        , beim Lead selbst.
      </p>
    </AgentsSection>
  );
}
