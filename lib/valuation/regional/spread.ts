import type { ModelRegion } from './precompute';

/** Logarithmic, against absurd ranges. */
const SPREAD = { from: 0.08, to: 0.8 } as const;

export function spreadOfRegion({ character, listings }: ModelRegion, level: number): number[] {
  return [1, level, level * level, character[1]!, Math.log(listings)];
}

/** `borrowed`: spread of the level itself */
export const boundedSpread = (logarithm: number, borrowed = 0) =>
  Math.hypot(borrowed, Math.min(SPREAD.to, Math.max(SPREAD.from, Math.exp(logarithm))));

export function densityClass(density: number, [low, high]: readonly [number, number]): 0 | 1 | 2 {
  if (density < low) return 0;
  return density < high ? 1 : 2;
}
