import type { Level } from './level';

export interface Weighted {
  level: Level;
  weight: number;
}

/** z of the 10 % quantile. */
const TENTH = 1.2815516;

/** Normal distribution (Abramowitz and Stegun 26.2.17, to 1e-7). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp(-z * z * 0.5) *
    0.3989422804014327 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

export function weightedQuantile(
  values: readonly { value: number; weight: number }[],
  share: number,
): number {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const whole = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  for (const { value, weight } of sorted) {
    below += weight;
    if (below >= share * whole) return value;
  }
  return sorted.at(-1)!.value;
}

/** Log-normal on either side of the middle. */
const shareBelow = (value: number, { price, from, to }: Level) =>
  normalShare(
    (TENTH * Math.log(value / price)) / Math.log(value < price ? price / from : to / price),
  );

function homesQuantile(places: readonly Weighted[], share: number): number {
  const whole = places.reduce((sum, { weight }) => sum + weight, 0);
  const shareOfAll = (value: number) =>
    places.reduce((sum, { level, weight }) => sum + weight * shareBelow(value, level), 0) / whole;
  let low = Math.min(...places.map(({ level }) => level.from)) / 2;
  let high = Math.max(...places.map(({ level }) => level.to)) * 2;
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (shareOfAll(middle) < share) low = middle;
    else high = middle;
  }
  return Math.round((low + high) / 2);
}

/** Median and 80 % range of all homes, euros per m². Undefined without offers. */
export function summarize(places: readonly Weighted[]): Level | undefined {
  const counted = places.filter(({ weight }) => weight > 0);
  if (counted.length === 0) return undefined;
  return {
    price: homesQuantile(counted, 0.5),
    from: homesQuantile(counted, 0.1),
    to: homesQuantile(counted, 0.9),
  };
}
