import { DataTable } from './data-table';

interface BarTableProps {
  caption: string;
  columns: readonly string[];
  /** `size` is the length of the bar, in any unit that all rows share */
  rows: readonly { cells: readonly string[]; size: number }[];
  drawn: number;
  /** End of the scale; default: the longest of these */
  longest?: number;
}

export function BarTable({ caption, columns, rows, drawn, longest }: BarTableProps) {
  const most = longest ?? Math.max(1, ...rows.map(({ size }) => size));
  const bar = (text: string, size: number) => (
    <span key="bar" className="flex items-center gap-3">
      <span className="min-w-12 shrink-0 whitespace-nowrap tabular-nums">{text}</span>
      <span aria-hidden="true" className="h-3 min-w-16 grow bg-sand">
        <span
          className="block h-full bg-petrol forced-colors:bg-[Highlight]"
          style={{ width: `${(size / most) * 100}%` }}
        />
      </span>
    </span>
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map(({ cells, size }) => ({
        key: cells[0] ?? '',
        cells: cells.map((cell, index) =>
          index === drawn ? (
            bar(cell, size)
          ) : (
            <span key={columns[index]} className="tabular-nums">
              {cell}
            </span>
          ),
        ),
      }))}
    />
  );
}
