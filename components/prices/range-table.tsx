import { DataTable } from '@/components/ui/data-table';
import { formatEuros } from '@/lib/platform/format/number';
import type { Level } from '@/lib/prices/level';

interface RangeTableProps {
  caption: string;
  column: string;
  rows: readonly (Level & { name: string })[];
}

export function RangeTable({ caption, column, rows }: RangeTableProps) {
  const end = Math.max(...rows.map(({ to }) => to));
  const at = (euros: number) => `${(euros / end) * 100}%`;
  return (
    <DataTable
      caption={caption}
      columns={[column, 'Mitte', 'acht von zehn']}
      rows={rows.map(({ name, price, from, to }) => ({
        key: name,
        cells: [
          name,
          <span key="price" className="tabular-nums">
            {formatEuros(price)}
          </span>,
          <span key="range" className="block min-w-28 tabular-nums">
            {formatEuros(from)} bis {formatEuros(to)}
            <span
              aria-hidden="true"
              className="relative mt-1 block h-3 bg-sand forced-color-adjust-none print:[print-color-adjust:exact]"
            >
              <span
                className="absolute inset-y-0 bg-petrol/50"
                style={{ left: at(from), width: at(to - from) }}
              />
              <span
                className="absolute -inset-y-0.5 -ml-0.5 w-1 bg-brick"
                style={{ left: at(price) }}
              />
            </span>
          </span>,
        ],
      }))}
    />
  );
}
