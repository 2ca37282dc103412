import factors from './life-factors.json';

/** Limits the yearly value of a right of use, § 16 BewG. */
export const USUFRUCT_YEARS = 18.6;

export type Sex = 'woman' | 'man';

/** Value of one euro a year for life by completed years; the last holds for all who are older. */
export const lifeFactor = (sex: Sex, age: number): number =>
  factors[sex][Math.min(age, factors[sex].length - 1)] ?? 0;

/**
 * Euros (§§ 14, 16 BewG, as of November 2026); `factor` as published by the ministry of finance. It
 * lowers the gift (§ 10 Abs. 1 and 5 ErbStG).
 */
export function usufructValue(said: { value: number; yearly: number; factor: number }) {
  const most = Math.round((said.value / USUFRUCT_YEARS) * 100) / 100;
  const yearly = Math.min(said.yearly, most);
  return {
    yearly,
    isCapped: yearly < said.yearly,
    amount: Math.round(yearly * said.factor * 100) / 100,
  };
}
