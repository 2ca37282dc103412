import { postcodes } from '../../../lib/platform/places/postcodes';
import type { KindTable } from '../../../lib/valuation/regional/coefficients';
import { quantities, TYPES, type Kind } from '../../../lib/valuation/regional/features';
import { precomputePrice, logPrice } from '../../../lib/valuation/regional/precompute';
import { densityClass } from '../../../lib/valuation/regional/spread';
import { median, type Pair } from '../metrics';
import { fitQuantiles, fitSpread, fitStateWidths, spreadOf, type LeftOut } from './calibrate';
import { fitGuesses } from './guesses';
import { foldOf, mean, round } from './numbers';
import { OUTPUTS, regionOfFit, type PriceFit } from './price-fit';
import type { SampleRow } from './sample';
import type { Territory } from './territory';

/** Place of the level of resold homes among the outputs of a region. */
const LEVEL: Record<Kind, number> = { house: 0, flat: 2 };

/** The listings of 2024, fitted to all of them and without each part. */
export interface Fitted {
  rows: readonly SampleRow[];
  territory: Territory;
  full: PriceFit;
  /** Without part 0, 1, … of the rows */
  folds: readonly PriceFit[];
  /** Bounds of the density of a region, thirds of the resold homes */
  densityClasses: readonly [number, number];
}

type LeftOutRow = LeftOut & { index: number };

/** Homes of a kind as the fit sees them that did not know them. */
function leftOutOf({ rows, territory, folds }: Fitted, kind: Kind, middleLevel: number) {
  return rows.flatMap((row, index): LeftOutRow[] => {
    if (row.kind !== kind) return [];
    const fit = folds[foldOf(index)]!;
    const region = regionOfFit(fit, territory, territory.regionOf[row.postcode]!);
    const price = precomputePrice(kind, fit.beta[kind], region, row.isNew);
    return [
      {
        index,
        home: row.home,
        isNew: row.isNew,
        region,
        level: region.levels[LEVEL[kind]]!,
        middleLevel,
        state: postcodes[row.postcode]!.district.slice(0, 2),
        residual: (home) => row.logPrice - logPrice(price, home),
      },
    ];
  });
}

/** What is stored of the resold homes in the middle, to compare a home with. */
function medianHome(resale: readonly SampleRow[]): KindTable['median'] {
  const plots = resale.filter(({ home }) => quantities(home).hasPlot).map(({ home }) => home.plot!);
  return {
    price: Math.round(median(resale.map(({ price }) => price))),
    area: round(median(resale.map(({ home }) => home.area)), 1),
    rooms: median(resale.map(({ home }) => home.rooms)),
    plot: plots.length > 0 ? Math.round(median(plots)) : 0,
  };
}

/**
 * The coefficients of a kind with its calibrated ranges, and beside each price, by index of its row,
 * what the fit says that did not know it.
 */
export function tableOfKind(
  fitted: Fitted,
  kind: Kind,
): { table: KindTable; pairs: ReadonlyMap<number, Pair> } {
  const { rows, territory, full, densityClasses } = fitted;
  const resale = rows.filter((row) => row.kind === kind && !row.isNew);
  const levelOf = ({ postcode }: SampleRow) =>
    full.levels[territory.regionOf[postcode]! * OUTPUTS + LEVEL[kind]]!;
  const middleLevel = round(mean(resale.map(levelOf)));
  const guesses = fitGuesses(rows, full, territory, kind);
  const out = leftOutOf(fitted, kind, middleLevel);
  const spread = fitSpread(out.filter(({ isNew }) => !isNew));
  const quantiles = fitQuantiles(out, kind, spread, guesses, densityClasses);
  const stateWidths = fitStateWidths(out, spread, quantiles.all, densityClasses);

  const pairOf = (one: LeftOutRow): Pair => {
    const { price, home, logPrice: asked } = rows[one.index]!;
    const log = asked - one.residual(home);
    const byDensity = quantiles[one.isNew ? 'new' : 'all'];
    const [low, high] = byDensity[densityClass(one.region.character[1]!, densityClasses)]!;
    const width = spreadOf(one, spread) * (stateWidths[one.state] ?? 1);
    const at = (z: number) => home.area * Math.exp(log + z * width);
    return { price, value: at(0), low: at(low), high: at(high) };
  };
  const rounded = (values: Iterable<number>) => Array.from(values, (value) => round(value));
  return {
    pairs: new Map(out.map((one) => [one.index, pairOf(one)])),
    table: {
      beta: rounded(full.beta[kind]),
      rooms: rounded(guesses.rooms),
      plot: rounded(guesses.plot),
      spread: rounded(spread),
      quantiles: Object.fromEntries(
        Object.entries(quantiles).map(([key, classes]) => [key, classes.map(rounded)]),
      ) as unknown as KindTable['quantiles'],
      stateWidths,
      middleLevel,
      median: medianHome(resale),
      typeShares: TYPES[kind].map((_, type) =>
        round(resale.filter(({ home }) => home.types[type] === 1).length / resale.length),
      ),
      listings: resale.length,
    },
  };
}
