import { DataTable } from '@/components/ui/data-table';
import { formatNumber } from '@/lib/platform/format/number';

interface UnfoldedTableProps {
  summary: string;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export function UnfoldedTable({ summary, caption, columns, rows }: UnfoldedTableProps) {
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        {summary}
      </summary>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
      />
    </details>
  );
}

interface ColumnChartProps {
  values: readonly number[];
  ends: readonly [string, string];
  per: string;
}

const HEIGHT = 120;

/** Hidden from screen readers, because a table beside it has the same numbers. */
export function ColumnChart({ values, ends, per }: ColumnChartProps) {
  const most = Math.max(1, ...values);
  const width = 100 / values.length;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 h-32 w-full border-b border-edge"
      >
        {values.map((value, index) => (
          <rect
            // The order of columns never changes.
            key={index}
            x={index * width + width * 0.1}
            width={width * 0.8}
            y={HEIGHT - (value / most) * HEIGHT}
            height={(value / most) * HEIGHT}
            className="fill-petrol forced-colors:fill-[Highlight]"
          />
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between gap-x-3 text-sm text-muted">
        <span>{ends[0]}</span>
        <span>
          höchstens {formatNumber(Math.max(0, ...values))} {per}
        </span>
        <span>{ends[1]}</span>
      </p>
    </>
  );
}
