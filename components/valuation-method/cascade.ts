import type { RegionalFactor, RegionalValuation } from '@/lib/valuation/regional/outcome';

/** A factor with what has come together before and after it, whole euros. */
export interface Step extends RegionalFactor {
  before: number;
  after: number;
}

/** The factors of a valuation one after the other, from the national median to the figure. */
export function stepsOf({ nationalMedian, factors }: RegionalValuation): Step[] {
  let after = nationalMedian;
  return factors.map((factor) => {
    const before = after;
    after += factor.euros;
    return { ...factor, before, after };
  });
}
