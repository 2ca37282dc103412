/** Places like each other that distance would not join. Of each, the offers together make the level. */
export const ALIKE: readonly { name: string; codes: readonly string[] }[] = [
  {
    name: 'Ostfriesische Inseln',
    codes: ['26465', '26474', '26548', '26571', '26579'],
  },
  { name: 'Inseln weit draußen in der Nordsee', codes: ['26486', '26757', '27498'] },
  { name: 'Sylt', codes: ['25980', '25992', '25996', '25997', '25999'] },
  {
    name: 'Halligen und Marschinseln',
    codes: ['25845', '25849', '25859', '25863', '25867', '25869', '27499'],
  },
  {
    name: 'Hiddensee, Darß und Rügener Seebäder',
    codes: ['18347', '18374', '18375', '18565', '18586', '18609'],
  },
  { name: 'Ostseeinseln mit Damm oder Brücke', codes: ['23769', '23999'] },
  { name: 'Südliches Ufer des Tegernsees', codes: ['83684', '83700', '83707'] },
  { name: 'Kaiserbäder auf Usedom', codes: ['17419', '17424', '17429'] },
];

type Bend = readonly [latitude: number, longitude: number];

/** Wide rivers, from source to sea; the kilometre that matters is the one between two centres. */
const RIVERS: readonly (readonly Bend[])[] = [
  // Elbe below Lauenburg
  [
    [53.36, 10.55],
    [53.42, 10.38],
    [53.4, 10.2],
    [53.47, 10.06],
    [53.53, 10.0],
    [53.543, 9.93],
    [53.545, 9.84],
    [53.555, 9.76],
    [53.57, 9.67],
    [53.65, 9.52],
    [53.78, 9.41],
    [53.86, 9.2],
    [53.87, 9.0],
    [53.95, 8.65],
  ],
  // Weser below Bremen
  [
    [53.07, 8.82],
    [53.11, 8.7],
    [53.18, 8.58],
    [53.26, 8.49],
    [53.33, 8.5],
    [53.45, 8.49],
    [53.54, 8.55],
    [53.65, 8.4],
  ],
  // Rhine below Basel
  [
    [47.58, 7.59],
    [47.8, 7.53],
    [48.03, 7.57],
    [48.3, 7.73],
    [48.57, 7.8],
    [48.83, 8.1],
    [48.97, 8.26],
    [49.05, 8.32],
    [49.13, 8.37],
    [49.22, 8.39],
    [49.32, 8.46],
    [49.38, 8.51],
    [49.44, 8.51],
    [49.48, 8.45],
    [49.6, 8.4],
    [49.68, 8.41],
    [49.74, 8.48],
    [49.8, 8.48],
    [49.85, 8.38],
    [49.93, 8.34],
    [50.0, 8.28],
    [50.03, 8.2],
    [50.02, 8.08],
    [49.98, 7.93],
    [49.97, 7.88],
    [50.1, 7.75],
    [50.2, 7.66],
    [50.23, 7.58],
    [50.27, 7.66],
    [50.36, 7.61],
    [50.44, 7.45],
    [50.44, 7.39],
    [50.5, 7.3],
    [50.58, 7.23],
    [50.64, 7.21],
    [50.69, 7.18],
    [50.74, 7.11],
    [50.83, 7.02],
    [50.94, 6.965],
    [51.03, 6.97],
    [51.13, 6.84],
    [51.22, 6.76],
    [51.35, 6.68],
    [51.45, 6.72],
    [51.55, 6.68],
    [51.65, 6.59],
    [51.77, 6.38],
    [51.83, 6.22],
  ],
];

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
