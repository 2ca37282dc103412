import alike from './alike.json';

/** Places like each other that distance would not join. Of each, the offers together make the level. */
export const ALIKE = alike.groups;

type Bend = readonly [latitude: number, longitude: number];

/** Wide rivers, from source to sea; the kilometre that matters is the one between two centres. */
const RIVERS = Object.values(alike.rivers).map((bends) =>
  bends.map(([latitude = 0, longitude = 0]): Bend => [latitude, longitude]),
);

const side = ([ay, ax]: Bend, [by, bx]: Bend, [py, px]: Bend) =>
  Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));

export function isAcrossWater(one: Bend, other: Bend): boolean {
  return RIVERS.some((bends) =>
    bends.slice(1).some((to, at) => {
      const from = bends[at]!;
      return (
        side(from, to, one) !== side(from, to, other) &&
        side(one, other, from) !== side(one, other, to)
      );
    }),
  );
}
