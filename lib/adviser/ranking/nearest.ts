import { BUCKETS, type Features } from './features';
import { rarities, weighed, type Example } from './classifier';

/** Likeness of a question to the two nearest ways to ask for something, as cosines from 0 to 1. */
export interface Likeness {
  first: number;
  second: number;
}

export interface Nearest {
  find(features: Features): Map<string, Likeness>;
}

/** Weights are kept in bytes. */
const STEPS = 255;

/** Plain data for the file. */
export interface NearestIndex {
  labels: string[];
  rarity: Float32Array;
  /** Where the ways to ask of each bucket begin in the two lists below */
  starts: Uint32Array;
  owners: Uint16Array;
  weights: Uint8Array;
}

export function nearestIndex(
  examples: readonly Example[],
  rarity: Float32Array = rarities(examples),
): NearestIndex {
  const vectors = examples.map(({ features }) => weighed(features, rarity));
  const starts = new Uint32Array(BUCKETS + 1);
  for (const [buckets] of vectors) for (const bucket of buckets) starts[bucket + 1]! += 1;
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) starts[bucket + 1]! += starts[bucket]!;
  const size = starts[BUCKETS]!;
  const owners = new Uint16Array(size);
  const weights = new Uint8Array(size);
  const filled = starts.slice();
  vectors.forEach(([buckets, values], position) => {
    buckets.forEach((bucket, at) => {
      const slot = filled[bucket]!;
      filled[bucket] = slot + 1;
      owners[slot] = position;
      weights[slot] = Math.round(values[at]! * STEPS);
    });
  });
  return { labels: examples.map(({ label }) => label), rarity, starts, owners, weights };
}

export function createNearest({ labels, rarity, starts, owners, weights }: NearestIndex): Nearest {
  return {
    find(features) {
      const alike = new Float32Array(labels.length);
      const [buckets, values] = weighed(features, rarity);
      for (let at = 0; at < buckets.length; at += 1) {
        const bucket = buckets[at]!;
        const value = values[at]! / STEPS;
        const end = starts[bucket + 1]!;
        for (let slot = starts[bucket]!; slot < end; slot += 1) {
          alike[owners[slot]!]! += weights[slot]! * value;
        }
      }
      const found = new Map<string, Likeness>();
      for (let position = 0; position < labels.length; position += 1) {
        const value = alike[position]!;
        if (value === 0) continue;
        const label = labels[position]!;
        const known = found.get(label);
        if (!known) found.set(label, { first: value, second: 0 });
        else if (value > known.first) {
          known.second = known.first;
          known.first = value;
        } else if (value > known.second) known.second = value;
      }
      return found;
    },
  };
}
