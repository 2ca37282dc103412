import { coefficientCount, designRow, type Region } from '../../../lib/valuation/regional/fold';
import { quantities, type Kind } from '../../../lib/valuation/regional/features';
import { median } from '../metrics';
import { ridge } from './linear';
import type { SampleRow } from './sample';
import { SpatialField, type Prior } from './spatial-field';
import type { Territory } from './territory';

/**
 * How much regions differ, found by trying on the error of homes left out: the effects of states,
 * districts, postcode areas and towns, and of fields that are smooth over 100, 40, 16 and 7 km.
 */
const LEVELS = [
  [0.7, 0.42, 0.65, 0.5],
  [0.42, 0.35, 0.42, 0.36],
  [0.65, 0.42, 1, 0.8],
  [0.5, 0.36, 0.8, 0.85],
];
const SLOPES = [0.1, 0.06, 0.1, 0.1, 0.1, 0.06];
export const OUTPUTS = LEVELS.length + SLOPES.length;
const PRIOR: Prior = {
  constant: 0.05,
  covariate: 0.02,
  state: 0.02,
  district: 0.01,
  zip3: 0.004,
  place: 0.006,
  region: 0.008,
  fields: [
    [100, 0.06],
    [40, 0.03],
    [16, 0.02],
    [7, 0.01],
  ],
  outputs: Array.from({ length: OUTPUTS }, (_, a) =>
    Array.from({ length: OUTPUTS }, (_, b) => {
      if (a < 4 && b < 4) return LEVELS[a]![b]!;
      return a === b ? SLOPES[a - 4]! : 0;
    }),
  ),
};
/** Residuals, in their own spread, at which a listing counts half: houses, flats */
const HALF_WEIGHT = [1, 1, 1.5, 1.5];
const ROUNDS = 4;

export interface PriceFit {
  beta: Record<Kind, Float64Array>;
  /** Regions × OUTPUTS */
  levels: Float64Array;
}

/** A region of a fit, as it is folded. */
export function regionOfFit(fit: PriceFit, territory: Territory, region: number): Region {
  const row = fit.levels.subarray(region * OUTPUTS, (region + 1) * OUTPUTS);
  return {
    levels: [...row.subarray(0, 4)],
    slopes: [...row.subarray(4)],
    character: territory.points[region]!.character,
    listings: territory.listings[region]!,
  };
}

/** Penalty on a coefficient: the further from the plain effect, the larger. */
const penaltyOf = (linear: number) => (column: number) =>
  column < 2 * linear ? 20 : column < 5 * linear ? 200 : 50;

function spreadRow({ home }: SampleRow, level: number, density: number, into: Float64Array) {
  const { size, ratio, ground } = quantities(home);
  into.set([1, level, level * level, size, size * size, density, ratio ** 2, ground, ground ** 2]);
}

/**
 * Fits the price for a square metre: a regression on the home, whose slopes depend on the level and
 * the character of the region, in turn with the levels of the regions. Listings far off count less,
 * and so do homes of a kind that is hard to price.
 */
export function fitPrices(
  rows: readonly SampleRow[],
  territory: Territory,
  isUsed: (index: number) => boolean,
): PriceFit {
  const field = new SpatialField(territory.points, PRIOR);
  const regions = territory.points.length;
  const used = rows.flatMap((_, i) => (isUsed(i) ? [i] : []));
  const regionOf = rows.map(({ postcode }) => territory.regionOf[postcode]!);
  const level = new Float64Array(rows.length);
  const spatial = new Float64Array(rows.length);
  const home = new Float64Array(rows.length);
  const weight = new Float64Array(rows.length).fill(10);
  const beta = {} as Record<Kind, Float64Array>;
  let levels = new Float64Array(0) as Float64Array;
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of ['house', 'flat'] as const) {
      const own = used.filter((i) => rows[i]!.kind === kind);
      const columns = coefficientCount(kind);
      const row = (i: number, into: Float64Array) =>
        designRow(
          rows[i]!,
          level[i]!,
          territory.points[regionOf[i]!]!.character,
          rows[i]!.isNew,
          into,
        );
      beta[kind] = ridge(
        own.length,
        columns,
        (q, into) => row(own[q]!, into),
        own.map((i) => rows[i]!.logPrice - spatial[i]!),
        own.map((i) => weight[i]!),
        penaltyOf(rows[own[0]!]!.linear.length),
      );
      const x = new Float64Array(columns);
      for (const i of own) {
        row(i, x);
        let sum = 0;
        for (let k = 0; k < columns; k++) sum += beta[kind][k]! * x[k]!;
        home[i] = sum;
      }
    }
    const middle = [0, 1, 2, 3].map((output) => {
      const own = used.filter((i) => rows[i]!.output === output);
      const total = own.reduce((sum, i) => sum + weight[i]!, 0);
      return own.reduce((sum, i) => sum + weight[i]! * (rows[i]!.logPrice - home[i]!), 0) / total;
    });
    const precision = new Float64Array(regions * OUTPUTS * OUTPUTS);
    const target = new Float64Array(regions * OUTPUTS);
    for (const i of used) {
      const { output, slopes, logPrice } = rows[i]!;
      const residual = logPrice - home[i]! - middle[output]!;
      const at = regionOf[i]! * OUTPUTS;
      const loadings = [[output, 1] as const, ...slopes];
      for (const [a, za] of loadings) {
        target[at + a]! += weight[i]! * za * residual;
        for (const [b, zb] of loadings) precision[(at + a) * OUTPUTS + b]! += weight[i]! * za * zb;
      }
    }
    levels = field.estimate(precision, target);
    for (let region = 0; region < regions; region++)
      for (let output = 0; output < 4; output++)
        levels[region * OUTPUTS + output]! += middle[output]!;
    for (const i of used) {
      const at = regionOf[i]! * OUTPUTS;
      level[i] = levels[at + rows[i]!.output]!;
      spatial[i] = rows[i]!.slopes.reduce((sum, [o, z]) => sum + z * levels[at + o]!, level[i]!);
    }
    if (round < ROUNDS - 1)
      reweigh(
        used,
        rows,
        weight,
        level,
        home,
        spatial,
        middle,
        (i) => territory.points[regionOf[i]!]!.character[1]!,
      );
  }
  return { beta, levels };
}

function reweigh(
  used: readonly number[],
  rows: readonly SampleRow[],
  weight: Float64Array,
  level: Float64Array,
  home: Float64Array,
  spatial: Float64Array,
  middle: readonly number[],
  density: (index: number) => number,
) {
  const residual = (i: number) => Math.abs(rows[i]!.logPrice - home[i]! - spatial[i]!);
  const columns = 9;
  for (let output = 0; output < 4; output++) {
    const own = used.filter((i) => rows[i]!.output === output);
    const row = (i: number, into: Float64Array) =>
      spreadRow(rows[i]!, level[i]! - middle[output]!, density(i), into);
    const c = ridge(
      own.length,
      columns,
      (q, into) => row(own[q]!, into),
      own.map((i) => Math.log(residual(i) + 0.02)),
      own.map(() => 1),
      () => 10,
    );
    const x = new Float64Array(columns);
    const raw = own.map((i) => {
      row(i, x);
      return Math.exp(c.reduce((sum, b, k) => sum + b * x[k]!, 0));
    });
    const scale = median(own.map((i, q) => residual(i) / raw[q]!)) * 1.4826;
    own.forEach((i, q) => {
      const spread = Math.min(0.8, Math.max(0.08, raw[q]! * scale));
      const far = residual(i) / (HALF_WEIGHT[output]! * spread);
      weight[i] = 1 / (1 + far * far) / (0.6 * spread * spread);
    });
  }
}
