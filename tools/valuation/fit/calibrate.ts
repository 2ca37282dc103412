import {
  dot,
  guessFeatures,
  plotOf,
  quantities,
  spreadFeatures,
  type HomeFeatures,
  type HomeKind,
} from '../../../lib/valuation/regional/features';
import type { KnownParts } from '../../../lib/valuation/regional/coefficients';
import {
  boundedSpread,
  densityClass,
  spreadOfRegion,
} from '../../../lib/valuation/regional/spread';
import type { ModelRegion } from '../../../lib/valuation/regional/precompute';
import { ridge } from './linear';

export interface LeftOut {
  home: HomeFeatures;
  isNew: boolean;
  region: ModelRegion;
  level: number;
  middleLevel: number;
  state: string;
  /** Logarithmic: price − estimate */
  residual: (home: HomeFeatures) => number;
}

/** 1.4826 median absolute deviations are one standard deviation; the fit is of the logarithm's mean. */
const TO_SPREAD = 1.9;

const spreadRow = ({ home, region, level, middleLevel }: LeftOut) => [
  ...spreadFeatures(home),
  ...spreadOfRegion(region, level - middleLevel),
];

export function fitSpread(rows: readonly LeftOut[]): number[] {
  const x = rows.map(spreadRow);
  const beta = ridge(
    rows.length,
    x[0]!.length,
    (i, into) => into.set(x[i]!),
    rows.map((row) => Math.log((Math.abs(row.residual(row.home)) + 0.02) * TO_SPREAD)),
    rows.map(() => 1),
    () => 5,
  );
  return [...beta];
}

export const spreadOf = (row: LeftOut, spread: readonly number[]) =>
  boundedSpread(dot(spreadRow(row), spread));

export function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const low = Math.floor(at);
  const rest = at - low;
  return sorted[low]! * (1 - rest) + (sorted[Math.min(low + 1, sorted.length - 1)] ?? 0) * rest;
}

/** 10 % and 90 % */
export function bounds(numbers: readonly number[]): [number, number] {
  const sorted = [...numbers].sort((a, b) => a - b);
  return [quantile(sorted, 0.1), quantile(sorted, 0.9)];
}

function withGuesses(
  { home, region, level }: LeftOut,
  plots: readonly number[],
  knowledge: KnownParts,
): HomeFeatures {
  const guess = guessFeatures(home);
  const isWithoutRooms = knowledge === 'noRooms' || knowledge === 'neither';
  const isWithoutPlot = knowledge === 'noPlot' || knowledge === 'neither';
  return {
    ...home,
    ...(isWithoutRooms && { off: 0 }),
    ...(isWithoutPlot &&
      home.kind === 'house' && {
        plot: plotOf(dot(plots, [...guess, ...region.character, level])),
      }),
  };
}

export function fitQuantiles(
  rows: readonly LeftOut[],
  kind: HomeKind,
  spread: readonly number[],
  plots: readonly number[],
  classes: readonly [number, number],
): Record<KnownParts, [number, number][]> {
  const of = (used: readonly LeftOut[], knowledge: KnownParts) =>
    [0, 1, 2].map((at) =>
      bounds(
        used
          .filter(({ region }) => densityClass(region.character[1]!, classes) === at)
          .map((row) => {
            const home = withGuesses(row, plots, knowledge);
            return row.residual(home) / spreadOf({ ...row, home }, spread);
          }),
      ),
    );
  const resale = rows.filter(({ isNew }) => !isNew);
  const withPlot = kind === 'flat' ? resale : resale.filter(({ home }) => quantities(home).hasPlot);
  return {
    all: of(resale, 'all'),
    noRooms: of(resale, 'noRooms'),
    noPlot: of(withPlot, 'noPlot'),
    neither: of(withPlot, 'neither'),
    new: of(
      rows.filter(({ isNew }) => isNew),
      'all',
    ),
  };
}

/** Homes at which a state's own width counts as much as that of the whole country. */
const STATE_PRIOR = 60;

/** Factors that make a state's range hold eight of ten prices, drawn to 1 in states with few homes. */
export function fitStateWidths(
  rows: readonly LeftOut[],
  spread: readonly number[],
  quantiles: readonly (readonly [number, number])[],
  classes: readonly [number, number],
): Record<string, number> {
  const factors = new Map<string, number[]>();
  for (const row of rows.filter(({ isNew }) => !isNew)) {
    const [low, high] = quantiles[densityClass(row.region.character[1]!, classes)]!;
    const z = row.residual(row.home) / spreadOf(row, spread);
    factors.set(row.state, [...(factors.get(row.state) ?? []), Math.max(z / high, z / low)]);
  }
  return Object.fromEntries(
    [...factors]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([state, own]) => {
        const needed = quantile(
          [...own].sort((a, b) => a - b),
          0.8,
        );
        const trust = own.length / (own.length + STATE_PRIOR);
        return [state, Number((needed ** trust).toFixed(3))];
      }),
  );
}
