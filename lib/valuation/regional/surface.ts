import type { HomeKind } from './features';

/** m². */
export const CORNERS = {
  house: {
    areas: [60, 75, 87, 100, 113, 127, 142, 160, 185, 220, 270, 350, 500],
    plots: [60, 100, 150, 200, 260, 330, 430, 560, 730, 950, 1300, 2000, 4000, 12_000],
  },
  flat: {
    areas: [40, 46, 52, 58, 65, 72, 80, 90, 102, 120, 145, 185, 300],
    plots: [],
  },
} as const satisfies Record<HomeKind, { areas: readonly number[]; plots: readonly number[] }>;

const logarithms = (values: readonly number[]) => values.map(Math.log);
const LOG_CORNERS = {
  house: { areas: logarithms(CORNERS.house.areas), plots: logarithms(CORNERS.house.plots) },
  flat: { areas: logarithms(CORNERS.flat.areas), plots: [] },
};

type Bounds = readonly [number, number];

/**
 * Logarithmic between corners. Steps along the plot are never negative and each row lies above the
 * one before, so more land or area never costs less.
 */
export interface PriceSurface {
  /** By area: thousandths of ln euros at the smallest plot, then the steps */
  rows: readonly (readonly number[])[];
  /** Effect of too few and too many rooms, see roomsOff */
  rooms: Bounds;
  /** m² that were offered */
  area: Bounds;
  /** m² that were offered; houses only */
  plot?: Bounds;
}

export interface SurfacePoint {
  area: number;
  off: number;
  plot?: number;
}

export const bounded = (value: number, [from, to]: Bounds) => Math.max(from, Math.min(to, value));

/** Logarithmic: below 6 %, also after rounding to 100 €. */
const ROOMS_EFFECT = [-0.056, 0.056] as const;

/** Index of the corner, and share of the way to the next. */
function between(corners: readonly number[], value: number): [number, number] {
  let at = 0;
  while (at < corners.length - 2 && corners[at + 1]! <= value) at += 1;
  const [from, to] = [corners[at]!, corners[at + 1]!];
  return [at, bounded((value - from) / (to - from), [0, 1])];
}

function alongRow(row: readonly number[], [at, share]: [number, number]): number {
  let sum = row[0]!;
  for (let k = 1; k <= at; k++) sum += row[k]!;
  return sum + share * (row[at + 1] ?? 0);
}

/**
 * ln euros at the level of 2024. Beyond the offers it stays at the bound; below the smallest area
 * the price per m² does.
 */
export function logTotal(
  kind: HomeKind,
  surface: PriceSurface,
  { area, off, plot }: SurfacePoint,
): number {
  const corners = LOG_CORNERS[kind];
  const priced = bounded(area, surface.area);
  const onPlot: [number, number] =
    surface.plot && plot !== undefined
      ? between(corners.plots, Math.log(bounded(plot, surface.plot)))
      : [0, 0];
  const [at, share] = between(corners.areas, Math.log(priced));
  const low = alongRow(surface.rows[at]!, onPlot);
  const high = alongRow(surface.rows[at + 1]!, onPlot);
  const small = Math.min(0, Math.log(area / priced));
  return (
    (low + share * (high - low)) / 1000 +
    small +
    bounded(surface.rooms[off < 0 ? 0 : 1] * off, ROOMS_EFFECT)
  );
}
