import { formatPercent } from '@/lib/format/number';
import { formatTenths } from '@/lib/format/tenths';
import type { Comparison } from '@/lib/valuation/regional/model-card';
import { Legend } from './marks';
import { Scale, scaleEnd } from './scale';

export interface ErrorRow {
  label: string;
  comparison: Comparison;
}

/** The median errors of both ways to value, a line each: drawn on one scale and written beside it. */
export function ErrorChart({ rows }: { rows: readonly ErrorRow[] }) {
  const errors = rows.map(({ label, comparison: { regional, baseFormula } }) => ({
    label,
    regional: regional.medianAbsoluteErrorPct,
    formula: baseFormula.medianAbsoluteErrorPct,
  }));
  const end = scaleEnd(errors.flatMap(({ regional, formula }) => [regional, formula]));
  return (
    <>
      <Legend />
      <ul className="space-y-3">
        {errors.map(({ label, regional, formula }) => (
          <li
            key={label}
            className="grid items-center gap-x-4 sm:grid-cols-[12.5rem_minmax(0,1fr)]"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 sm:block">
              <span className="block leading-snug">{label}</span>
              <span className="text-sm leading-snug text-muted tabular-nums">
                <span className="sr-only">regional </span>
                <strong className="font-semibold text-petrol">{formatTenths(regional)}</strong>
                {' statt '}
                {formatTenths(formula)}&nbsp;%
                <span className="sr-only"> nach der Grundformel</span>
              </span>
            </span>
            <Scale regional={regional} formula={formula} end={end} />
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="mx-2 mt-1 flex justify-between text-sm text-muted sm:ml-[14rem]"
      >
        <span>0</span>
        <span>{formatPercent(end)}</span>
      </div>
    </>
  );
}
