import { DataTable } from '@/components/ui/data-table';
import { formatNumber } from '@/lib/platform/format/number';

interface UnfoldedTableProps {
  /** Label that unfolds it */
  summary: string;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A folded table with the numbers of a drawing. */
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
  /** One column each, from left to right */
  values: readonly number[];
  /** Labels of the first and the last one */
  ends: readonly [string, string];
  /** 'am Tag' or 'in einer Woche' */
  per: string;
}

const HEIGHT = 120;

/** Numbers as columns, hidden from screen readers because a table beside it has the same numbers. */
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
            // The columns never change places.
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
