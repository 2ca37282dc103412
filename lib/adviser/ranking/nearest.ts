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

/** Weights are kept in bytes; those of fewer steps hardly count and would fill an eighth of the index. */
const STEPS = 255;
const LEAST_STEPS = 12;

/** Plain data for the file. */
export interface NearestIndex {
  labels: string[];
  /** Of each way to ask, the position of its label */
  kinds: Uint16Array;
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
  const vectors = examples.map(({ features }) => {
    const [buckets, values] = weighed(features, rarity);
    const counts = (_: number, at: number) => values[at]! * STEPS >= LEAST_STEPS;
    return [buckets.filter(counts), values.filter(counts)] as const;
  });
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
  const labels = [...new Set(examples.map(({ label }) => label))];
  const positions = new Map(labels.map((label, position) => [label, position]));
  const kinds = Uint16Array.from(examples, ({ label }) => positions.get(label)!);
  return { labels, kinds, rarity, starts, owners, weights };
}

const UNLIKE: Likeness = { first: 0, second: 0 };

export function createNearest(index: NearestIndex): Nearest {
  const { labels, kinds, rarity, starts, owners, weights } = index;
  return {
    find(features) {
      const alike = new Float32Array(kinds.length);
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
      for (let position = 0; position < kinds.length; position += 1) {
        const value = alike[position]!;
        const label = labels[kinds[position]!]!;
        const { first, second } = found.get(label) ?? UNLIKE;
        if (value > first) found.set(label, { first: value, second: first });
        else if (value > second) found.set(label, { first, second: value });
      }
      return found;
    },
  };
}
