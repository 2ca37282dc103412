export type TermKind = 'house' | 'flat';

/** ln m² of the living area and of the plot. */
export const MIDDLE = { house: { area: 4.97, plot: 6.4 }, flat: { area: 4.35, plot: 0 } };

const FINE_AREAS = {
  house: [50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 165, 180, 200, 220, 250, 290, 340, 400],
  flat: [30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 97, 105, 115, 130, 150, 180],
};
const FINE_PLOTS = [150, 200, 250, 300, 370, 450, 550, 650, 800, 1000, 1300, 1700, 2500, 4000];

export const sumOfTerms = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0);

export const sumOfProducts = (a: readonly number[], b: readonly number[]) =>
  sumOfTerms(a.map((value, k) => value * b[k]!));

const times = (a: readonly number[], b: readonly number[]) =>
  a.flatMap((one) => b.map((other) => one * other));

const above = (value: number, bends: readonly number[]) =>
  bends.map((bend) => Math.max(0, value - bend));

export interface DescribedTerm {
  kind: TermKind;
  /** Share of each type in the order of the coefficients, together 1 */
  types: readonly number[];
  /** m² */
  area: number;
  /** m²; of houses only */
  plot: number;
}

interface Terms {
  slopes: number[];
  linear: number[];
  products: number[];
  urban: number[];
}

function sizeOf({ kind, area }: DescribedTerm) {
  const size = Math.log(area) - MIDDLE[kind].area;
  const bends = FINE_AREAS[kind].map((metres) => Math.log(metres) - MIDDLE[kind].area);
  return { size, fine: above(size, bends) };
}

/** Terms of rooms, in general and by type, are 0 for a usual number of rooms. */
const usualRooms = (types: readonly number[]) => [0, 0, ...types.flatMap(() => [0, 0])];

function termsOfFlat(flat: DescribedTerm): Terms {
  const { types } = flat;
  const { size, fine } = sizeOf(flat);
  const [floor = 0, ground = 0, , attic = 0, maisonette = 0, penthouse = 0] = types;
  const bends = above(size, [-0.9, -0.5, -0.2, 0.2, 0.5, 0.9]);
  return {
    slopes: [size, attic + maisonette + penthouse],
    linear: [...types, size, ...bends, ...times(types, [size]), size ** 2, ...usualRooms(types)],
    products: [
      ...[...fine, ...times(types, bends.slice(1, 5))],
      ...times([floor, ground, attic, maisonette], fine),
    ],
    urban: [...types, size, ...above(size, [-0.4, 0, 0.4]), 0, 0],
  };
}

function termsOfHouse(house: DescribedTerm): Terms {
  const { types, plot } = house;
  const { size, fine } = sizeOf(house);
  const ground = Math.log(plot) - MIDDLE.house.plot;
  const finePlots = FINE_PLOTS.map((metres) => Math.log(metres) - MIDDLE.house.plot);
  const [sizes, grounds] = [above(size, [-0.4, 0, 0.4]), above(ground, [-0.7, 0, 0.7])];
  // The zero before the plot is for houses that are offered without one.
  return {
    slopes: [size, ground],
    linear: [
      ...[...types, size, ...above(size, [-0.8, -0.4, 0, 0.4, 0.8]), ...times(types, [size])],
      ...[size ** 2, ...usualRooms(types)],
      ...[0, ground, ...above(ground, [-1.5, -0.7, 0, 0.7, 1.5, 2.5]), ...times(types, [ground])],
      ground * size,
    ],
    products: [
      ...[...fine, ...above(ground, finePlots), ...times(types, [...sizes, ...grounds])],
      ...times([size, ...sizes], [ground, ...grounds, ...above(ground, [1.5])]),
    ],
    urban: [...types, size, ...sizes, 0, 0, 0, ground, ...above(ground, [0, 0.7])],
  };
}

export const priceTerms = (home: DescribedTerm): Terms =>
  home.kind === 'house' ? termsOfHouse(home) : termsOfFlat(home);
