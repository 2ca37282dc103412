import { formatPercent } from '@/lib/platform/format/number';
import { formatTenths } from '@/lib/platform/format/decimals';
import type { Comparison } from '@/lib/valuation/regional/model-card';
import { Legend } from './marks';
import { Scale, scaleEnd } from './scale';

export interface ErrorRow {
  label: string;
  comparison: Comparison;
}

/**
 * The median errors of both ways to value, a line each: drawn on one scale and written beside it. By
 * the room that the text leaves, which is less where it is larger.
 */
export function ErrorChart({ rows }: { rows: readonly ErrorRow[] }) {
  const errors = rows.map(({ label, comparison: { regional, baseFormula } }) => ({
    label,
    regional: regional.medianAbsoluteErrorPct,
    formula: baseFormula.medianAbsoluteErrorPct,
  }));
  const end = scaleEnd(errors.flatMap(({ regional, formula }) => [regional, formula]));
  return (
    <div className="@container">
      <Legend />
      <ul className="space-y-3 *:grid *:grid-cols-[minmax(0,1fr)_auto] *:items-center *:gap-x-4 @lg:*:grid-cols-[11.5rem_minmax(0,1fr)_8rem]">
        {errors.map(({ label, regional, formula }) => (
          <li key={label}>
            <span className="leading-snug wrap-anywhere hyphens-auto">{label}</span>
            <span className="text-right text-sm leading-snug whitespace-nowrap text-muted tabular-nums @lg:order-3">
              <span className="sr-only">regional </span>
              <strong className="font-semibold text-petrol">{formatTenths(regional)}</strong>
              {' statt '}
              {formatTenths(formula)}&nbsp;%
              <span className="sr-only"> nach der Grundformel</span>
            </span>
            <span className="block @max-lg:col-span-2">
              <Scale regional={regional} formula={formula} end={end} />
            </span>
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="mx-2 mt-1 flex justify-between text-sm text-muted @lg:mr-[9.5rem] @lg:ml-[13rem]"
      >
        <span>0</span>
        <span>{formatPercent(end)}</span>
      </div>
    </div>
  );
}
