/** Euros: asking price and valuation. */
export interface Pair {
  price: number;
  value: number;
  /** The range that eight of ten homes should lie in */
  low?: number;
  high?: number;
}

export interface Measures {
  n: number;
  /** Median of |value / price − 1| */
  medianAbsoluteErrorPct: number;
  within10Pct: number;
  within20Pct: number;
  /** Median of value / price − 1: above zero if values are too high */
  biasPct: number;
  /** Share of the prices inside their range; `null` without ranges */
  coverage80Pct: number | null;
}

/** Floating point: 1.1 − 1 is a little more than 0.1. */
const TINY = 1e-9;

/** Percent with two decimals, and no −0. */
const percent = (share: number) => Math.round(share * 10_000) / 100 + 0;

/** @throws RangeError without numbers */
export function median(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).sort();
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  if (low === undefined || high === undefined) throw new RangeError('Nothing has no median');
  return (low + high) / 2;
}

const share = <T>(all: readonly T[], isCounted: (one: T) => boolean) =>
  percent(all.filter(isCounted).length / all.length);

/** @throws RangeError without pairs */
export function measure(pairs: readonly Pair[]): Measures {
  const errors = pairs.map(({ price, value }) => value / price - 1);
  const sizes = errors.map(Math.abs);
  const ranges = pairs.flatMap(({ price, low, high }) =>
    low === undefined || high === undefined ? [] : { price, low, high },
  );
  return {
    n: pairs.length,
    medianAbsoluteErrorPct: percent(median(sizes)),
    within10Pct: share(sizes, (size) => size <= 0.1 + TINY),
    within20Pct: share(sizes, (size) => size <= 0.2 + TINY),
    biasPct: percent(median(errors)),
    coverage80Pct:
      ranges.length === 0
        ? null
        : share(ranges, ({ price, low, high }) => low <= price && price <= high),
  };
}
