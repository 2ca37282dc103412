import {
  coefficientCount,
  designRow,
  type ModelRegion,
} from '../../../lib/valuation/regional/precompute';
import { dot, HOME_KINDS, type HomeKind } from '../../../lib/valuation/regional/features';
import { ridge } from './linear';
import type { FitProgress } from './progress';
import type { SampleRow } from './sample';
import { SpatialField, type Prior } from './spatial-field';
import type { FitTerritory } from './territory';
import { weighAnew } from './weights';

/** Standard deviations, found by cross-validation; the fields are smooth over 100, 40, 16 and 7 km. */
const LEVELS = [
  [0.7, 0.42, 0.65, 0.5],
  [0.42, 0.35, 0.42, 0.36],
  [0.65, 0.42, 1, 0.8],
  [0.5, 0.36, 0.8, 0.85],
];
const SLOPES = [0.1, 0.06, 0.1, 0.06];
export const OUTPUTS = LEVELS.length + SLOPES.length;
const PRIOR: Prior = {
  constant: 0.05,
  covariate: 0.02,
  surroundings: 0.005,
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
const ROUNDS = 4;
const FIRST_WEIGHT = 10;

export interface PriceFit {
  beta: Record<HomeKind, Float64Array>;
  levels: Float64Array;
}

export function regionOfFit(fit: PriceFit, territory: FitTerritory, region: number): ModelRegion {
  const row = fit.levels.subarray(region * OUTPUTS, (region + 1) * OUTPUTS);
  return {
    levels: [...row.subarray(0, LEVELS.length)],
    slopes: [...row.subarray(LEVELS.length)],
    character: territory.points[region]!.character,
    listings: territory.listings[region]!,
  };
}

/** Factor on the penalties below; found like PRIOR. */
const PENALTY = { house: 1, flat: 0.5 } as const;

const penaltyOf = (kind: HomeKind, linear: number) => (column: number) =>
  PENALTY[kind] * (column < 2 * linear ? 20 : column < 5 * linear ? 200 : 50);

function fitHomes(progress: FitProgress, kind: HomeKind): Float64Array {
  const { rows, territory, regionOf, level, spatial, home, weight } = progress;
  const own = progress.used.filter((i) => rows[i]!.kind === kind);
  const columns = coefficientCount(kind);
  const design = (i: number, into: Float64Array) =>
    designRow(rows[i]!, level[i]!, territory.points[regionOf[i]!]!.character, rows[i]!.isNew, into);
  const beta = ridge(
    own.length,
    columns,
    (q, into) => design(own[q]!, into),
    own.map((i) => rows[i]!.logPrice - spatial[i]!),
    own.map((i) => weight[i]!),
    penaltyOf(kind, rows[own[0]!]!.linear.length),
  );
  const x = new Float64Array(columns);
  for (const i of own) {
    design(i, x);
    home[i] = dot(beta, x);
  }
  return beta;
}

const middles = ({ rows, used, weight, home }: FitProgress) =>
  LEVELS.map((_, output) => {
    const own = used.filter((i) => rows[i]!.output === output);
    const total = own.reduce((sum, i) => sum + weight[i]!, 0);
    return own.reduce((sum, i) => sum + weight[i]! * (rows[i]!.logPrice - home[i]!), 0) / total;
  });

function fitRegions(progress: FitProgress, field: SpatialField, middle: readonly number[]) {
  const { rows, used, regionOf, level, spatial, home, weight } = progress;
  const regions = progress.territory.points.length;
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
  const levels = field.estimate(precision, target);
  for (let region = 0; region < regions; region++)
    for (let output = 0; output < LEVELS.length; output++)
      levels[region * OUTPUTS + output]! += middle[output]!;
  for (const i of used) {
    const at = regionOf[i]! * OUTPUTS;
    level[i] = levels[at + rows[i]!.output]!;
    spatial[i] = rows[i]!.slopes.reduce((sum, [o, z]) => sum + z * levels[at + o]!, level[i]!);
  }
  return levels;
}

/** Alternates a regression on the home with the levels of the regions. Outliers count less. */
export function fitPrices(
  rows: readonly SampleRow[],
  territory: FitTerritory,
  isUsed: (index: number) => boolean,
): PriceFit {
  const field = new SpatialField(territory.points, PRIOR);
  const progress: FitProgress = {
    rows,
    used: rows.flatMap((_, i) => (isUsed(i) ? [i] : [])),
    territory,
    regionOf: rows.map(({ postcode }) => territory.regionOf[postcode]!),
    level: new Float64Array(rows.length),
    spatial: new Float64Array(rows.length),
    home: new Float64Array(rows.length),
    weight: new Float64Array(rows.length).fill(FIRST_WEIGHT),
  };
  const beta = {} as Record<HomeKind, Float64Array>;
  let levels: Float64Array = new Float64Array(0);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const kind of HOME_KINDS) beta[kind] = fitHomes(progress, kind);
    const middle = middles(progress);
    levels = fitRegions(progress, field, middle);
    if (round < ROUNDS) weighAnew(progress, middle);
  }
  return { beta, levels };
}
