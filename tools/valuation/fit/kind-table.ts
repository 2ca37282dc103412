import { postcodes } from '../../../lib/platform/places/postcodes';
import type { KindTable } from '../../../lib/valuation/regional/coefficients';
import { quantities, TYPES, type HomeKind } from '../../../lib/valuation/regional/features';
import { foldCoefficients } from '../../../lib/valuation/regional/precompute';
import { plotOfRegion, surfaceOf, type ShapeTable } from '../../../lib/valuation/regional/shape';
import { logTotal, type PriceSurface } from '../../../lib/valuation/regional/surface';
import { densityClass } from '../../../lib/valuation/regional/spread';
import { median, type Pair } from '../metrics';
import {
  fitQuantiles,
  fitSpread,
  fitStateWidths,
  quantile,
  spreadOf,
  type LeftOut,
} from './calibrate';
import { fitPlots } from './guesses';
import { foldOf, mean, round } from './numbers';
import { OUTPUTS, regionOfFit, type PriceFit } from './price-fit';
import type { RoomGuesses, SampleRow } from './sample';
import type { FitTerritory } from './territory';

/** Index of the level of resold homes among a region's outputs. */
const LEVEL: Record<HomeKind, number> = { house: 0, flat: 2 };

export interface Fitted {
  rows: readonly SampleRow[];
  rooms: RoomGuesses;
  territory: FitTerritory;
  full: PriceFit;
  folds: readonly PriceFit[];
  /** Bounds of the density of a region, thirds of the resold homes */
  densityClasses: readonly [number, number];
}

type LeftOutRow = LeftOut & { index: number };

function leftOutOf(
  { rows, territory, folds }: Fitted,
  kind: HomeKind,
  table: ShapeTable,
  middleLevel: number,
) {
  const surfaces = new Map<string, PriceSurface>();
  return rows.flatMap((row, index): LeftOutRow[] => {
    if (row.kind !== kind) return [];
    const fit = folds[foldOf(index)]!;
    const number = territory.regionOf[row.postcode]!;
    const region = regionOfFit(fit, territory, number);
    const level = region.levels[LEVEL[kind]]!;
    const { types } = row.home;
    const { hasPlot } = quantities(row.home);
    const key = [foldOf(index), number, row.isNew, types.indexOf(1), hasPlot].join();
    const surface = () => {
      const known = surfaces.get(key);
      if (known) return known;
      const fitted = foldCoefficients(kind, fit.beta[kind], region, row.isNew);
      const ofRegion = plotOfRegion(kind, table, { character: region.character, level });
      const made = surfaceOf(kind, table, fitted, types, ofRegion, hasPlot);
      surfaces.set(key, made);
      return made;
    };
    return [
      {
        index,
        home: row.home,
        isNew: row.isNew,
        region,
        level,
        middleLevel,
        state: postcodes[row.postcode]!.district.slice(0, 2),
        residual: (home) => Math.log(row.price) - logTotal(kind, surface(), home),
      },
    ];
  });
}

function medianHome(resale: readonly SampleRow[]): KindTable['median'] {
  const plots = resale.filter(({ home }) => quantities(home).hasPlot).map(({ home }) => home.plot!);
  return {
    price: Math.round(median(resale.map(({ price }) => price))),
    area: round(median(resale.map(({ home }) => home.area)), 1),
    rooms: median(resale.map(({ rooms }) => rooms)),
    plot: plots.length > 0 ? Math.round(median(plots)) : 0,
  };
}

const EDGE = 0.005;

function offeredByType(
  resale: readonly SampleRow[],
  kind: HomeKind,
  ofRegion: (row: SampleRow) => number,
): KindTable['offered'] {
  const between = (values: readonly number[]) => {
    const sorted = [...values].sort((a, b) => a - b);
    return [EDGE, 1 - EDGE].map((share) => quantile(sorted, share)) as [number, number];
  };
  return TYPES[kind].map((_, type) => {
    const own = resale.filter(({ home }) => home.types[type] === 1);
    const [from, to] = between(own.map(({ home }) => home.area));
    const area = [Math.ceil(from), Math.floor(to)] as const;
    if (kind === 'flat') return { area };
    const plots = own.filter(({ home }) => quantities(home).hasPlot);
    const [least, most] = between(plots.map((row) => quantities(row.home).ground - ofRegion(row)));
    return { area, plot: [round(least, 2), round(most, 2)] as const };
  });
}

export function tableOfKind(
  fitted: Fitted,
  kind: HomeKind,
): { table: KindTable; pairs: ReadonlyMap<number, Pair> } {
  const { rows, territory, full, densityClasses } = fitted;
  const resale = rows.filter((row) => row.kind === kind && !row.isNew);
  const levelOf = ({ postcode }: SampleRow) =>
    full.levels[territory.regionOf[postcode]! * OUTPUTS + LEVEL[kind]]!;
  const middleLevel = round(mean(resale.map(levelOf)));
  const plot = fitPlots(rows, full, territory, kind);
  const shape: ShapeTable = {
    plot,
    median: medianHome(resale),
    offered: offeredByType(resale, kind, (row) => {
      const level = full.levels[territory.regionOf[row.postcode]! * OUTPUTS]!;
      const { character } = territory.points[territory.regionOf[row.postcode]!]!;
      return plotOfRegion(kind, { plot }, { character, level });
    }),
  };
  const out = leftOutOf(fitted, kind, shape, middleLevel);
  const spread = fitSpread(out.filter(({ isNew }) => !isNew));
  const quantiles = fitQuantiles(out, kind, spread, plot, densityClasses);
  const stateWidths = fitStateWidths(out, spread, quantiles.all, densityClasses);

  const pairOf = (one: LeftOutRow): Pair => {
    const { price, home } = rows[one.index]!;
    const log = Math.log(price) - one.residual(home);
    const byDensity = quantiles[one.isNew ? 'new' : 'all'];
    const [low, high] = byDensity[densityClass(one.region.character[1]!, densityClasses)]!;
    const width = spreadOf(one, spread) * (stateWidths[one.state] ?? 1);
    const at = (z: number) => Math.exp(log + z * width);
    return { price, value: at(0), low: at(low), high: at(high) };
  };
  const rounded = (values: Iterable<number>) => Array.from(values, (value) => round(value));
  return {
    pairs: new Map(out.map((one) => [one.index, pairOf(one)])),
    table: {
      beta: rounded(full.beta[kind]),
      rooms: fitted.rooms[kind],
      ...shape,
      spread: rounded(spread),
      quantiles: Object.fromEntries(
        Object.entries(quantiles).map(([key, classes]) => [key, classes.map(rounded)]),
      ) as unknown as KindTable['quantiles'],
      stateWidths,
      middleLevel,
      typeShares: TYPES[kind].map((_, type) =>
        round(resale.filter(({ home }) => home.types[type] === 1).length / resale.length),
      ),
      listings: resale.length,
    },
  };
}
