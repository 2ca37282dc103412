import { LEAD_PACKAGES } from '@/lib/agents/packages';
import { PackageCard } from './package-card';
import { Section } from './section';

/** The packages by the month, specification 2 and 9. */
export function Packages() {
  return (
    <Section id="lead-pakete" title="Lead-Pakete">
      <p className="mt-4 max-w-prose text-lg">
        Jeden Monat Premium-Leads der Klasse A+ zum festen Preis. Der Stückpreis gilt, wenn Sie alle
        Leads eines Monats abnehmen; nehmen Sie weniger, zahlen Sie je Lead mehr.
      </p>
      <ul className="mt-8 grid gap-6 lg:grid-cols-3">
        {LEAD_PACKAGES.map((leadPackage) => (
          <PackageCard key={leadPackage.id} leadPackage={leadPackage} />
        ))}
      </ul>
    </Section>
  );
}
