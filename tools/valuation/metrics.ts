/** What was asked for a home, and what it was valued at; all in euros. */
export interface Pair {
  price: number;
  value: number;
  /** The range that eight of ten homes should lie in */
  low?: number;
  high?: number;
}

/** How far values are from prices, in percent with two decimals. */
export interface Measures {
  n: number;
  /** Half of the homes are nearer than this: median of |value / price − 1| */
  medianAbsoluteErrorPct: number;
  within10Pct: number;
  within20Pct: number;
  /** Median of value / price − 1: above zero where values are too high */
  biasPct: number;
  /** Share of the prices inside their range; `null` where no range was given */
  coverage80Pct: number | null;
}

/** 1.1 − 1 is a little more than 0.1 to a computer. */
const TINY = 1e-9;

/** Percent with two decimals, and no −0. */
const percent = (share: number) => Math.round(share * 10_000) / 100 + 0;

/** The middle of numbers, of an even count the mean of both. @throws RangeError for none */
export function median(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).sort();
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  if (low === undefined || high === undefined) throw new RangeError('Nothing has no median');
  return (low + high) / 2;
}

const share = <T>(all: readonly T[], isCounted: (one: T) => boolean) =>
  percent(all.filter(isCounted).length / all.length);

/** Measures values against prices. @throws RangeError for no pairs */
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
