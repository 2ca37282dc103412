import type { Condition } from '../options';
import dataState from './deliveries.json';

/** Years at which the slope may change. */
export const AGE_BENDS = [0, 4, 10, 20, 30, 40, 55, 75, 100] as const;
export const AGE_YEAR = Number(dataState.deliveries['listings-2024'].slice(0, 4));

/** Fitted to the houses of 2020. */
export interface AgeCurve {
  /** Per year of age above each of AGE_BENDS */
  slopes: readonly number[];
  /** Per 100 years and unit of the region's level: old homes lose less in expensive regions */
  byLevel: number;
  /** Mean effect; subtracted, so that an unknown age has no effect */
  middle: number;
  middleByLevel: number;
}

/** Years; too few homes are older. */
const OLDEST = 150;

export const ageOf = (yearBuilt: number, year: number = AGE_YEAR) =>
  Math.min(OLDEST, Math.max(0, year - yearBuilt));

/** In hundred years. */
export const cappedAge = (age: number) => Math.min(100, age) / 100;

/** On the logarithm of the price, relative to an unknown age. */
export function ageEffect(curve: AgeCurve, age: number, level: number): number {
  const plain = curve.slopes.reduce(
    (sum, slope, k) => sum + slope * Math.max(0, age - AGE_BENDS[k]!),
    0,
  );
  const byLevel = level * (curve.byLevel * cappedAge(age) - curve.middleByLevel);
  return plain - curve.middle + byLevel;
}

/** On the logarithm of the price, relative to an unknown condition. */
export type ConditionEffects = Readonly<Record<Condition, number>>;
