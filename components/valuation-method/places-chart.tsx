import { formatEuros } from '@/lib/platform/format/number';
import type { ExampleAtPlace } from './example';
import { Dots, Legend } from './marks';

interface PlacesChartProps {
  examples: readonly ExampleAtPlace[];
  /** What the base formula gives for all of them, whole euros */
  baseValue: number;
}

/** One home at several places: range and figure of each, and the base formula, which is the same everywhere. */
export function PlacesChart({ examples, baseValue }: PlacesChartProps) {
  const end = Math.max(baseValue, ...examples.map(({ valuation }) => valuation.range.to));
  const at = (euros: number) => (euros / end) * 100;
  return (
    <>
      <Legend formula={`Grundformel: überall ${formatEuros(baseValue)}`} />
      <ul className="space-y-4">
        {examples.map(({ postalCode, place, valuation: { value, range } }) => (
          <li key={postalCode}>
            <span className="block items-baseline justify-between gap-x-4 sm:flex">
              <span className="block">
                {postalCode}&nbsp;{place}
              </span>
              <span className="tabular-nums">
                <strong className="font-semibold">{formatEuros(value)}</strong>{' '}
                <span className="inline-block text-sm text-muted">
                  ({formatEuros(range.from)} bis {formatEuros(range.to)})
                </span>
              </span>
            </span>
            <span
              aria-hidden="true"
              className="relative mx-2 mt-1 block h-5 forced-color-adjust-none print:[print-color-adjust:exact]"
            >
              <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
              <span
                className="absolute inset-y-1 bg-sand"
                style={{ left: `${at(range.from)}%`, width: `${at(range.to - range.from)}%` }}
              />
              <Dots regional={at(value)} formula={at(baseValue)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
