type Weights = ReadonlyMap<string, number>;

/** Words that few texts have weigh more (tf-idf). @param texts stems by slug */
export function wordWeights(texts: ReadonlyMap<string, string[]>): Map<string, Weights> {
  const spread = new Map<string, number>();
  for (const stems of texts.values())
    for (const found of new Set(stems)) spread.set(found, (spread.get(found) ?? 0) + 1);
  return new Map(
    [...texts].map(([slug, stems]) => {
      const counts = new Map<string, number>();
      for (const found of stems) counts.set(found, (counts.get(found) ?? 0) + 1);
      for (const [found, count] of counts)
        counts.set(found, Math.log(1 + count) * Math.log(texts.size / (spread.get(found) ?? 1)));
      return [slug, counts];
    }),
  );
}

const length = (stems: Weights) => Math.hypot(...stems.values());

/** From 0, no word in common, to 1 (cosine). */
export function likenessOf(one: Weights, other: Weights): number {
  let shared = 0;
  for (const [found, weight] of one) shared += weight * (other.get(found) ?? 0);
  return shared / (length(one) * length(other) || 1);
}
