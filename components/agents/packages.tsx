import { PageLink } from '@/components/ui/page-link';
import { agentRoutes } from '@/lib/agent-routes';
import { LEAD_PACKAGES } from '@/lib/agents/packages';
import { PackageCard } from './package-card';
import { Section } from './section';

/** The packages by the month, specification 2 and 9. */
export function Packages() {
  return (
    <Section id="lead-pakete" title="Lead-Pakete">
      <p className="mt-4 max-w-prose text-lg">
        Jeden Monat Premium-Leads der Klasse A+ zum festen Preis. Berechnet wird je Lead, den Sie
        annehmen, sein Anteil am Monatspreis: Was nicht geliefert oder von Ihnen abgelehnt wird,
        kostet nichts, und mehr als der Monatspreis wird es nie.
      </p>
      <p className="mt-3">
        <PageLink
          href={agentRoutes.areaCheck}
          className="inline-block py-1 font-semibold text-petrol underline underline-offset-4"
        >
          Nachsehen, wie viele Leads es in Ihrem Gebiet gab
        </PageLink>
      </p>
      <ul className="mt-8 grid gap-6 lg:grid-cols-3">
        {LEAD_PACKAGES.map((leadPackage) => (
          <PackageCard key={leadPackage.id} leadPackage={leadPackage} />
        ))}
      </ul>
    </Section>
  );
}
