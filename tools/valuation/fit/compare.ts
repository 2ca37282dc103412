import { median, measure, type Pair } from '../metrics';
import { round } from './numbers';

export function compare(regional: readonly Pair[], base: readonly Pair[]) {
  const measured = measure(regional);
  const { n, medianAbsoluteErrorPct, within10Pct, within20Pct, biasPct } = measure(base);
  const baseFormula = { n, medianAbsoluteErrorPct, within10Pct, within20Pct, biasPct };
  return {
    regional: {
      ...measured,
      coverage80Pct: measured.coverage80Pct ?? 0,
      width80Pct: round(
        100 * median(regional.map(({ value, low = value, high = value }) => (high - low) / value)),
        1,
      ),
    },
    baseFormula,
  };
}
