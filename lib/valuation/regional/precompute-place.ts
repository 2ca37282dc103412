import { dot } from './dot';
import type { Coefficients } from './coefficients';
import { TYPES, type Kind } from './features';
import { precomputePrice, type Region } from './precompute';
import type { KindModel } from './place-model';
import { densityClass, spreadOfRegion } from './spread';

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** Four decimals: a hundredth of a percent of the price, and a third of the length. */
function rounded<T>(value: T): T {
  if (typeof value === 'number') return round(value) as T;
  if (Array.isArray(value)) return value.map(rounded) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rounded(part)])) as T;
}

/** Numbers of guessFeatures and spreadFeatures that the home alone decides. */
const homePart = (kind: Kind, length: number, ofRegion: number) => {
  const size = length - ofRegion;
  if (size <= TYPES[kind].length) throw new Error('The coefficients do not fit the features');
  return size;
};

/**
 * One kind of home, precomputed for a region.
 * @param stateKey two digits, the first of the district's key
 */
export function precomputeKind(
  { kinds, densityClasses }: Coefficients,
  kind: Kind,
  region: Region,
  stateKey: string,
): KindModel {
  const table = kinds[kind];
  const level = region.levels[kind === 'house' ? 0 : 2]!;
  const relativeLevel = level - table.middleLevel;
  const ofRegion = spreadOfRegion(region, relativeLevel);
  const spreads = homePart(kind, table.spread.length, ofRegion.length);
  const guesses = table.rooms.length;
  const at = densityClass(region.character[1]!, densityClasses);
  const { all, noRooms, noPlot, neither } = table.quantiles;
  return rounded({
    price: precomputePrice(kind, table.beta, region),
    relativeLevel,
    rooms: table.rooms,
    ...(kind === 'house' && {
      plot: {
        home: table.plot.slice(0, guesses),
        region: dot([...region.character, level], table.plot.slice(guesses)),
      },
    }),
    spread: {
      home: table.spread.slice(0, spreads),
      region:
        dot(ofRegion, table.spread.slice(spreads)) + Math.log(table.stateWidths[stateKey] ?? 1),
    },
    bounds: {
      all: all[at]!,
      noRooms: noRooms[at]!,
      noPlot: noPlot[at]!,
      neither: neither[at]!,
    },
    country: { ...table.median, typeShares: table.typeShares },
  });
}
