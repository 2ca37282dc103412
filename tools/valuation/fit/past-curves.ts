import { AGE_BENDS, ageOf, cappedAge } from '../../../lib/valuation/regional/age-and-condition';
import type { Coefficients } from '../../../lib/valuation/regional/coefficients';
import { CONDITION_VALUES, type Condition } from '../../../lib/valuation/options';
import { conditionOfPast } from '../past-features';
import { mean, round } from './numbers';
import type { PastItem } from './past-sample';

/** The data have no 'sanierungsbedürftig': as a multiple of what a renovation takes off. */
const REFURBISHMENT = 1.6;

type Effects = ReadonlyMap<string, number>;

export function ageCurve(items: readonly PastItem[], effects: Effects): Coefficients['age'] {
  const of = (name: string) => effects.get(name) ?? 0;
  const slopes = AGE_BENDS.map((bend) => round(of(`age ${bend}`), 5));
  const byLevel = round(of('age level'));
  const ages = items.flatMap(({ year, listing: { isResale, yearBuilt } }) =>
    isResale && yearBuilt !== undefined ? [ageOf(yearBuilt, year)] : [],
  );
  const effectAt = (years: number) =>
    slopes.reduce((sum, slope, k) => sum + slope * Math.max(0, years - AGE_BENDS[k]!), 0);
  return {
    slopes,
    byLevel,
    middle: round(mean(ages.map(effectAt))),
    middleByLevel: round(byLevel * mean(ages.map(cappedAge))),
  };
}

/** Relative to the resold houses of Niedersachsen. */
export function conditionEffects(
  items: readonly PastItem[],
  effects: Effects,
): Coefficients['condition'] {
  const of = (name: string) => effects.get(name) ?? 0;
  const plain = (value: Condition) => {
    if (value === 'sanierungsbedürftig') {
      return REFURBISHMENT * of('condition renovierungsbedürftig');
    }
    // Offers do not distinguish these two.
    return of(`condition ${value === 'sehr_gut' ? 'gut' : value}`);
  };
  const named = items.filter(
    ({ listing }) => listing.isResale && listing.source === '2020-niedersachsen',
  );
  const middle = mean(
    named.map(({ listing }) => {
      const value = conditionOfPast(listing);
      return value ? plain(value) : 0;
    }),
  );
  let better = Infinity;
  return Object.fromEntries(
    CONDITION_VALUES.map((value) => {
      // From the best to the worst: a worse one never counts more than a better.
      better = Math.min(better, round(plain(value) - middle));
      return [value, better];
    }),
  ) as Coefficients['condition'];
}
