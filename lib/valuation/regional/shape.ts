import { dot, CENTRE, guessFeatures, type HomeFeatures, type HomeKind } from './features';
import type { KindTable } from './coefficients';
import { PRICED_AREA, AREA_LIMITS } from './limits';
import {
  featureRows,
  fittedLogPrice,
  type FeatureRows,
  type RegionalCoefficients,
} from './precompute';
import { CORNERS, type PriceSurface } from './surface';

/** Least percent per percent of living area, with equal plot. */
const RISE = 0.25;
/**
 * Most percent per percent of rooms. A larger area also raises the usual rooms, by up to 0.75
 * (houses) or 1 percent (flats): together less than RISE.
 */
const ROOMS = { house: 0.32, flat: 0.2 } as const;
const SWEEPS = 12;

/** Weighted (pool adjacent violators). */
function isotonic(values: Float64Array, weights: Float64Array): void {
  const n = values.length;
  const sums: number[] = [];
  const totals: number[] = [];
  const counts: number[] = [];
  for (let i = 0; i < n; i++) {
    let [sum, total, count] = [values[i]! * weights[i]!, weights[i]!, 1];
    while (sums.length > 0 && sums.at(-1)! / totals.at(-1)! >= sum / total) {
      sum += sums.pop()!;
      total += totals.pop()!;
      count += counts.pop()!;
    }
    sums.push(sum);
    totals.push(total);
    counts.push(count);
  }
  let at = 0;
  sums.forEach((sum, block) => values.fill(sum / totals[block]!, at, (at += counts[block]!)));
}

function linesOf(rows: number, columns: number): number[][][] {
  const line = (count: number, at: (k: number) => number) =>
    Array.from({ length: count }, (_, k) => at(k));
  const across = line(rows, (row) => row).map((row) => line(columns, (k) => row * columns + k));
  const down = line(columns, (k) => k).map((k) => line(rows, (row) => row * columns + k));
  return columns > 1 ? [across, down] : [down];
}

/** Dykstra's alternating projections; the last sweep removes rounding errors. */
export function neverFalling(
  table: Float64Array,
  weights: Float64Array,
  rows: number,
  columns: number,
): void {
  const directions = linesOf(rows, columns);
  const corrections = directions.map(() => new Float64Array(table.length));
  for (let sweep = 0; sweep < (columns > 1 ? SWEEPS : 1); sweep++) {
    directions.forEach((direction, d) => {
      const correction = corrections[d]!;
      for (const line of direction) {
        const before = Float64Array.from(line, (at) => table[at]! + correction[at]!);
        const after = Float64Array.from(before);
        isotonic(
          after,
          Float64Array.from(line, (at) => weights[at]!),
        );
        line.forEach((at, k) => {
          correction[at] = before[k]! - after[k]!;
          table[at] = after[k]!;
        });
      }
    });
  }
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < columns; j++) {
      const at = i * columns + j;
      if (i > 0) table[at] = Math.max(table[at]!, table[at - columns]!);
      if (j > 0) table[at] = Math.max(table[at]!, table[at - 1]!);
    }
}

export type ShapeTable = Pick<KindTable, 'plot' | 'offered' | 'median'>;

const twoDigits = (value: number) => Number(value.toPrecision(2));

function offeredOf(
  { offered }: ShapeTable,
  kind: HomeKind,
  types: readonly number[],
  ofRegion: number,
) {
  const own = offered.filter((_, type) => types[type]! > 0);
  const least = Math.min(...own.map(({ area }) => area[0]));
  const most = Math.max(...own.map(({ area }) => area[1]));
  const area = [Math.max(PRICED_AREA[kind], least), Math.min(AREA_LIMITS[kind].to, most)] as const;
  const plots = own.flatMap(({ plot }) => (plot ? [plot] : []));
  if (plots.length === 0) return { area };
  const metres = (logarithm: number) =>
    twoDigits(Math.exp(logarithm + ofRegion + CENTRE.house.plot));
  const plot = [
    metres(Math.min(...plots.map(([from]) => from))),
    metres(Math.max(...plots.map(([, to]) => to))),
  ] as const;
  return { area, plot };
}

/** Weight of a corner: how likely a plot is for the area. */
function weightsOf(kind: HomeKind, table: ShapeTable, types: readonly number[], ofRegion: number) {
  const { areas, plots } = CORNERS[kind];
  const bell = (distance: number, width: number) => Math.exp(-0.5 * (distance / width) ** 2);
  const middle = Math.log(table.median.area);
  const home = table.plot.slice(0, guessFeatures({ kind, types, area: 100 }).length);
  return areas.flatMap((area) => {
    const ofArea = bell(Math.log(area) - middle, 0.4);
    if (plots.length === 0) return [ofArea + 0.01];
    const usual = dot(home, guessFeatures({ kind, types, area })) + ofRegion;
    return plots.map(
      (plot) => ofArea * bell(Math.log(plot) - CENTRE.house.plot - usual, 0.6) + 0.001,
    );
  });
}

/** Addition to the usual plot by the region's character and level, logarithmic. */
export const plotOfRegion = (
  kind: HomeKind,
  { plot }: Pick<KindTable, 'plot'>,
  { character, level }: { character: readonly number[]; level: number },
) =>
  kind === 'flat' ? 0 : dot([...character, level], plot.slice(plot.length - character.length - 1));

interface Corners {
  table: FeatureRows[];
  /** As usual, 10 % too few, 10 % too many; logarithmic */
  rooms: FeatureRows[];
}
const known = new Map<string, Corners>();

function cornersOf(
  kind: HomeKind,
  types: readonly number[],
  hasPlot: boolean,
  middle: number,
): Corners {
  const key = [kind, hasPlot, middle, ...types].join();
  const home = (area: number, plot?: number, off = 0): HomeFeatures => ({
    kind,
    types,
    area,
    off,
    plot,
  });
  const plots: readonly (number | undefined)[] = hasPlot ? CORNERS[kind].plots : [undefined];
  const corners = known.get(key) ?? {
    table: CORNERS[kind].areas.flatMap((area) =>
      plots.map((plot) => featureRows(home(area, plot))),
    ),
    rooms: [0, -0.1, 0.1].map((off) => featureRows(home(middle, undefined, off))),
  };
  known.set(key, corners);
  return corners;
}

/** More area or land never costs less. `types`: shares of TYPES[kind]. */
export function surfaceOf(
  kind: HomeKind,
  table: ShapeTable,
  fitted: RegionalCoefficients,
  types: readonly number[],
  ofRegion: number,
  hasPlot = kind === 'house',
): PriceSurface {
  const { areas } = CORNERS[kind];
  const plots: readonly (number | undefined)[] = hasPlot ? CORNERS[kind].plots : [undefined];
  const corners = cornersOf(kind, types, hasPlot, table.median.area);
  const rise = (row: number) => RISE * Math.log(areas[row]! / areas[0]);
  const prices = Float64Array.from(
    corners.table.map((features, at) => {
      const row = Math.floor(at / plots.length);
      return fittedLogPrice(fitted, features) + Math.log(areas[row]!) - rise(row);
    }),
  );
  const weights = Float64Array.from(
    hasPlot || kind === 'flat'
      ? weightsOf(kind, table, types, ofRegion)
      : areas.map(
          (area) => Math.exp(-0.5 * (Math.log(area / table.median.area) / 0.4) ** 2) + 0.01,
        ),
  );
  neverFalling(prices, weights, areas.length, plots.length);
  const rows = areas.map((_, row) => {
    const at = (column: number) =>
      Math.round(1000 * prices[row * plots.length + column]!) + Math.ceil(1000 * rise(row));
    return plots.map((_, column) => (column === 0 ? at(0) : at(column) - at(column - 1)));
  });
  const [plain, few, many] = corners.rooms.map((features) => fittedLogPrice(fitted, features));
  const slope = (perTenth: number) =>
    Math.round(1e4 * Math.max(-ROOMS[kind], Math.min(ROOMS[kind], 10 * perTenth))) / 1e4;
  const offered = offeredOf(table, kind, types, ofRegion);
  return {
    rows,
    rooms: [slope(plain! - few!), slope(many! - plain!)],
    area: offered.area,
    ...(hasPlot && offered.plot && { plot: offered.plot }),
  };
}
