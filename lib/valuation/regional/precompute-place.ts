import { dot, TYPES, type HomeKind } from './features';
import type { Coefficients } from './coefficients';
import { foldCoefficients, type ModelRegion } from './precompute';
import { plotOfRegion, surfaceOf } from './shape';
import type { KindModel } from './place-model';
import { logTotal } from './surface';
import { completeHome, sharesOfKind, typeShares, WIZARD_TYPES_OF } from './wizard-home';
import { densityClass, spreadOfRegion } from './spread';

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** Four decimals: 0.01 % of the price, and a third of the length. */
function rounded<T>(value: T): T {
  if (typeof value === 'number') return round(value) as T;
  if (Array.isArray(value)) return value.map(rounded) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rounded(part)])) as T;
}

const homePart = (kind: HomeKind, length: number, ofRegion: number) => {
  const size = length - ofRegion;
  if (size <= TYPES[kind].length) throw new Error('The coefficients do not fit the features');
  return size;
};

export type KindFrame = Omit<KindModel, 'surfaces'>;

export function frameOf(
  { kinds, densityClasses }: Coefficients,
  kind: HomeKind,
  region: ModelRegion,
  stateKey: string,
): KindFrame {
  const table = kinds[kind];
  const level = region.levels[kind === 'house' ? 0 : 2]!;
  const relativeLevel = level - table.middleLevel;
  const ofRegion = spreadOfRegion(region, relativeLevel);
  const spreads = homePart(kind, table.spread.length, ofRegion.length);
  const guesses = table.rooms.length;
  const at = densityClass(region.character[1]!, densityClasses);
  const { all, noRooms, noPlot, neither } = table.quantiles;
  return rounded({
    relativeLevel,
    rooms: table.rooms,
    ...(kind === 'house' && {
      plot: {
        home: table.plot.slice(0, guesses),
        region: plotOfRegion(kind, table, { character: region.character, level }),
      },
    }),
    spread: {
      home: table.spread.slice(0, spreads),
      region:
        dot(ofRegion, table.spread.slice(spreads)) + Math.log(table.stateWidths[stateKey] ?? 1),
      ...(region.spread !== undefined && { borrowed: region.spread }),
    },
    bounds: {
      all: all[at]!,
      noRooms: noRooms[at]!,
      noPlot: noPlot[at]!,
      neither: neither[at]!,
    },
    country: { ...table.median, here: 0, typeShares: table.typeShares },
  });
}

export function precomputeKind(
  coefficients: Coefficients,
  kind: HomeKind,
  region: ModelRegion,
  stateKey: string,
): KindModel {
  const table = coefficients.kinds[kind];
  const frame = frameOf(coefficients, kind, region, stateKey);
  const fitted = foldCoefficients(kind, table.beta, region);
  const priced = (types: readonly number[]) =>
    surfaceOf(kind, table, fitted, types, frame.plot?.region ?? 0);
  const shares = sharesOfKind(frame);
  const middle = completeHome({ kind, types: shares, area: frame.country.area }, frame);
  const here = round(logTotal(kind, priced(shares), middle));
  const surfaces = Object.fromEntries(
    WIZARD_TYPES_OF[kind].map((type) => [type, priced(typeShares(type, frame))]),
  );
  return { ...frame, surfaces, country: { ...frame.country, here } };
}
