import { BUCKETS, type Features } from './features';

export interface Example {
  label: string;
  features: Features;
}

export interface Classifier {
  labels: string[];
  rarity: Float32Array;
  /** bucket × labels */
  weights: Int8Array;
  /** What one step of int8 stands for */
  scale: number;
  bias: Float32Array;
}

const EPOCHS = 4;

export interface Training {
  /** 0 counts every example alike, 1 every label */
  balance: number;
  /** Of learning, at the first and at the last step; a lower one keeps closer to the average */
  rate: { first: number; last: number };
}

/** Weighed by rarity, of length 1. */
export function weighed(features: Features, rarity: Float32Array): [number[], number[]] {
  const buckets: number[] = [];
  const values: number[] = [];
  let square = 0;
  for (const [bucket, weight] of features) {
    const value = weight * (rarity[bucket] ?? 0);
    if (value === 0) continue;
    buckets.push(bucket);
    values.push(value);
    square += value * value;
  }
  const length = Math.sqrt(square) || 1;
  return [buckets, values.map((value) => value / length)];
}

export function rarities(examples: readonly Example[]): Float32Array {
  const counts = new Float32Array(BUCKETS);
  for (const { features } of examples) {
    for (const bucket of features.keys()) counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  // A bucket without examples says how strange a question is; here it says nothing.
  return counts.map((count) => (count === 0 ? 0 : Math.log(1 + examples.length / (1 + count))));
}

/** Random numbers from 0 to 1 with a fixed seed, so that equal content gives equal weights. */
function seeded() {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number) {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
}

function softmax(scores: Float32Array) {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  let total = 0;
  for (let index = 0; index < scores.length; index += 1) {
    const value = Math.exp(scores[index]! - most);
    scores[index] = value;
    total += value;
  }
  for (let index = 0; index < scores.length; index += 1) scores[index]! /= total;
}

export function train(examples: readonly Example[], { balance, rate }: Training): Classifier {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const count = labels.length;
  const index = new Map(labels.map((label, position) => [label, position]));
  const rarity = rarities(examples);
  const vectors = examples.map(({ features }) => weighed(features, rarity));
  const wanted = examples.map(({ label }) => index.get(label)!);
  const sizes = new Float32Array(count);
  for (const label of wanted) sizes[label]! += 1;
  const mean = examples.length / count;
  const weightOf = sizes.map((size) => (mean / size) ** balance);
  const weights = new Float32Array(BUCKETS * count);
  const bias = new Float32Array(count);
  const scores = new Float32Array(count);
  const random = seeded();
  const order = examples.map((_, position) => position);
  const steps = EPOCHS * examples.length;
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const position of order) {
      const pace = rate.first * (rate.last / rate.first) ** (step / steps);
      step += 1;
      const [buckets, values] = vectors[position]!;
      scores.set(bias);
      for (let at = 0; at < buckets.length; at += 1) {
        const from = buckets[at]! * count;
        const value = values[at]!;
        for (let label = 0; label < count; label += 1)
          scores[label]! += weights[from + label]! * value;
      }
      softmax(scores);
      const right = wanted[position]!;
      scores[right]! -= 1;
      const by = pace * weightOf[right]!;
      for (let label = 0; label < count; label += 1) {
        scores[label]! *= by;
        bias[label]! -= scores[label]! * 0.02;
      }
      for (let at = 0; at < buckets.length; at += 1) {
        const from = buckets[at]! * count;
        const value = values[at]!;
        for (let label = 0; label < count; label += 1) {
          weights[from + label]! -= scores[label]! * value;
        }
      }
    }
  }
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const scale = most / 127;
  return {
    labels,
    rarity,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
    scale,
    bias,
  };
}

/** @param favour what else speaks for a label, in the unit of a score */
export function classify(
  { labels, rarity, weights, scale, bias }: Classifier,
  features: Features,
  favour: (label: string) => number = () => 0,
) {
  const count = labels.length;
  const scores = Float32Array.from(labels, (label, position) => bias[position]! + favour(label));
  const [buckets, values] = weighed(features, rarity);
  for (let at = 0; at < buckets.length; at += 1) {
    const from = buckets[at]! * count;
    const value = values[at]! * scale;
    for (let label = 0; label < count; label += 1) scores[label]! += weights[from + label]! * value;
  }
  softmax(scores);
  return scores;
}
