import { DataTable } from '@/components/ui/data-table';

interface UnfoldedTableProps {
  /** What is pressed to see it */
  summary: string;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A long table below a drawing of the same numbers, unfolded when it is asked for. */
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
