import { DataTable } from '@/components/ui/data-table';
import { formatNumber } from '@/lib/platform/format/number';

interface BarListProps {
  title: string;
  /** Heads the names */
  column: string;
  bars: readonly { label: string; count: number }[];
}

/** Counts as a table, each drawn to one scale. */
export function BarList({ title, column, bars }: BarListProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section aria-label={title} className="mt-10 min-w-0">
      <h2 className="text-xl">{title}</h2>
      <DataTable
        caption={title}
        columns={[column, 'Anzahl']}
        rows={bars.map(({ label, count }) => ({
          key: label,
          cells: [
            label,
            <span key="count" className="flex items-center gap-3">
              <span className="w-12 shrink-0 tabular-nums">{formatNumber(count)}</span>
              <span aria-hidden="true" className="h-3 min-w-24 grow bg-sand">
                <span
                  className="block h-full bg-petrol forced-colors:bg-[Highlight]"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </span>
            </span>,
          ],
        }))}
      />
    </section>
  );
}
