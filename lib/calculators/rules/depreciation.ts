import { MONTHS_IN_YEAR } from '../quantities';

/** Percent a year for homes by the year of completion, § 7 Abs. 4 Satz 1 Nr. 2 EStG. */
const RATES = [
  { until: 1924, percent: 2.5 },
  { until: 2022, percent: 2 },
  { until: Infinity, percent: 3 },
] as const;

/**
 * Percent of what is left, § 7 Abs. 5a EStG: begun or bought by contract from October 2023 to
 * September 2029, bought by the end of the year of completion.
 */
export const FALLING_PERCENT = 5;
/** First year in which such a home can be completed. */
export const FALLING_FROM = 2023;

export const straightPercent = (completed: number): number =>
  RATES.find(({ until }) => completed <= until)?.percent ?? 0;

/** Euros. */
export interface Depreciation {
  /** Cost of the building without land */
  building: number;
  /** A year */
  percent: number;
  isFalling?: boolean;
  /** Of the first year: it counts from the month in which the home passes over */
  month: number;
}

/** Euros in each of the first years; in all no more than the building. */
export function depreciationOf(home: Depreciation, years: number): number[] {
  const { building, percent, isFalling = false, month } = home;
  const amounts: number[] = [];
  let left = building;
  for (let year = 0; year < years; year += 1) {
    const base = isFalling ? left : building;
    const months = year === 0 ? MONTHS_IN_YEAR + 1 - month : MONTHS_IN_YEAR;
    const amount = Math.min(left, Math.round((base * percent * months) / (100 * MONTHS_IN_YEAR)));
    amounts.push(amount);
    left -= amount;
  }
  return amounts;
}
