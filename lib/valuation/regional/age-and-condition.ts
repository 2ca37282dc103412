import type { Condition } from '../options';
import dataState from './deliveries.json';

/** Ages in years at which the curve may bend. */
export const AGE_BENDS = [0, 4, 10, 20, 30, 40, 55, 75, 100] as const;
/** Age is counted up to the year of the price level. */
export const AGE_YEAR = Number(dataState.deliveries['listings-2024'].slice(0, 4));

/** Effects of the age, fitted to the houses of 2020. */
export interface AgeCurve {
  /** For each year of age above each of AGE_BENDS */
  slopes: readonly number[];
  /** For each hundred years of age and unit of the region's level: old homes lose less where it is dear */
  byLevel: number;
  /** What the same gives on average, so that a home of unknown age stands in the middle */
  middle: number;
  middleByLevel: number;
}

/** Older homes are too few to be distinguished. */
const OLDEST = 150;

/** Years from the year of construction to that of the price level, from 0 to 150. */
export const ageOf = (yearBuilt: number, year: number = AGE_YEAR) =>
  Math.min(OLDEST, Math.max(0, year - yearBuilt));

/** Age as far as it matters for the dearer regions, in hundred years. */
export const cappedAge = (age: number) => Math.min(100, age) / 100;

/** Effect of an age on the logarithm of the price, against a home of unknown age. */
export function ageEffect(curve: AgeCurve, age: number, level: number): number {
  const plain = curve.slopes.reduce(
    (sum, slope, k) => sum + slope * Math.max(0, age - AGE_BENDS[k]!),
    0,
  );
  const byLevel = level * (curve.byLevel * cappedAge(age) - curve.middleByLevel);
  return plain - curve.middle + byLevel;
}

/** Effect of each condition on the logarithm of the price, against a home of unknown condition. */
export type ConditionEffects = Readonly<Record<Condition, number>>;
