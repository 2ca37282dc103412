import type { ModelRegion } from './precompute';

/** Bounds of the spread on the logarithmic scale, so that no single home gets an absurd range. */
const SPREAD = { from: 0.08, to: 0.8 } as const;

/** What the region says about the scatter of prices. */
export function spreadOfRegion({ character, listings }: ModelRegion, level: number): number[] {
  return [1, level, level * level, character[1]!, Math.log(listings)];
}

/** Spread of the error on the logarithmic scale. */
export const boundedSpread = (logarithm: number) =>
  Math.min(SPREAD.to, Math.max(SPREAD.from, Math.exp(logarithm)));

/** Where a region stands among the three classes of density. */
export function densityClass(density: number, [low, high]: readonly [number, number]): 0 | 1 | 2 {
  if (density < low) return 0;
  return density < high ? 1 : 2;
}
