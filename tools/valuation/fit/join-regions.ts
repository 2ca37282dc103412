export interface Spot {
  /** km */
  x: number;
  y: number;
  /** Closeness of the next postcodes, logarithmic */
  closeness: number;
  group: string;
  listings: number;
}

/** The region with the fewest listings joins its nearest; a difference in density counts as distance. */
export function joinRegions(spots: readonly Spot[], atLeast: number): number[] {
  const n = spots.length;
  const region = spots.map((spot, index) => ({
    ...spot,
    weight: Math.max(0.3, spot.listings),
    members: [index],
    alive: true,
  }));
  const byGroup = new Map<string, number[]>();
  spots.forEach(({ group }, i) => byGroup.set(group, [...(byGroup.get(group) ?? []), i]));
  const distance = (a: Spot, b: Spot) =>
    (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (15 * (a.closeness - b.closeness)) ** 2;
  for (;;) {
    let smallest = -1;
    for (let i = 0; i < n; i++) {
      const r = region[i]!;
      if (
        r.alive &&
        r.listings < atLeast &&
        (smallest < 0 || r.listings < region[smallest]!.listings)
      )
        smallest = i;
    }
    if (smallest < 0) break;
    const from = region[smallest]!;
    const inGroup = byGroup.get(from.group)!.filter((i) => i !== smallest && region[i]!.alive);
    const candidates =
      inGroup.length > 0
        ? inGroup
        : region.map((_, i) => i).filter((i) => i !== smallest && region[i]!.alive);
    let to = region[candidates[0]!]!;
    for (const i of candidates)
      if (distance(from, region[i]!) < distance(from, to)) to = region[i]!;
    const sum = from.weight + to.weight;
    const mean = (a: number, b: number) => (a * from.weight + b * to.weight) / sum;
    to.x = mean(from.x, to.x);
    to.y = mean(from.y, to.y);
    to.closeness = mean(from.closeness, to.closeness);
    to.weight = sum;
    to.listings += from.listings;
    to.members.push(...from.members);
    from.alive = false;
  }
  const result = new Array<number>(n).fill(-1);
  let number = 0;
  for (const { alive, members } of region) {
    if (!alive) continue;
    for (const i of members) result[i] = number;
    number += 1;
  }
  return result;
}
