import { estimate } from '@/lib/valuation/estimate';
import { explain } from '@/lib/valuation/explanation';
import { Factors } from './factors';

interface BaseFactorsProps {
  /** m² */
  area: number;
  yearBuilt: number | null;
  /** Whole euros, as stored */
  value: number;
}

/** How the base formula comes to its figure. */
export function BaseFactors({ area, yearBuilt, value }: BaseFactorsProps) {
  const [start, ...steps] = explain(estimate({ area, yearBuilt }), area);
  return (
    <Factors
      start={start!}
      steps={steps}
      total={{ label: 'Wert nach der Grundformel', euros: value }}
    />
  );
}
