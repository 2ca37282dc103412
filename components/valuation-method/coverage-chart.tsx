import { formatTenths } from '@/lib/platform/format/decimals';
import type { ErrorRow } from './error-chart';

/** The share that the range promises, percent */
export const PROMISED = 80;

/** How many homes lay inside the range, with a stroke at what it promises. */
export function CoverageChart({ rows }: { rows: readonly ErrorRow[] }) {
  return (
    <ul className="space-y-3">
      {rows.map(({ label, comparison: { regional } }) => (
        <li key={label}>
          <span className="flex justify-between gap-4">
            {label}
            <span className="font-semibold tabular-nums">
              {formatTenths(regional.coverage80Pct)}&nbsp;%
            </span>
          </span>
          <span
            aria-hidden="true"
            className="relative mt-1 block h-3.5 bg-sand forced-color-adjust-none print:[print-color-adjust:exact]"
          >
            <span
              className="block h-full bg-petrol"
              style={{ width: `${regional.coverage80Pct}%` }}
            />
            <span className="absolute -inset-y-1 w-0.5 bg-brick" style={{ left: `${PROMISED}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
