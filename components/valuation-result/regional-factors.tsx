import type { PropertyType } from '@/lib/valuation/options';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import { startOf } from '@/lib/valuation/regional-labels';
import { Factors } from './factors';

interface RegionalFactorsProps {
  valuation: RegionalValuation;
  propertyType: PropertyType;
}

/** How the regional figure comes about: from the national median to the value, factor by factor. */
export function RegionalFactors({ valuation, propertyType }: RegionalFactorsProps) {
  const { factors, nationalMedian, value } = valuation;
  return (
    <section aria-labelledby="regionale-rechnung" className="max-w-3xl">
      <h2 id="regionale-rechnung" className="text-2xl">
        So kommt der regionale Wert zustande
      </h2>
      <div className="mt-5">
        <Factors
          start={startOf(propertyType, nationalMedian)}
          steps={factors}
          total={{ label: 'Regionaler Wert', euros: value }}
        />
      </div>
    </section>
  );
}
