import { formatNumber } from '@/lib/platform/format/number';
import { BarTable } from '@/components/ui/bar-table';

interface BarListProps {
  title: string;
  /** Heads the names */
  column: string;
  bars: readonly { label: string; count: number }[];
}

/** Counts as a table, each drawn to one scale. */
export function BarList({ title, column, bars }: BarListProps) {
  return (
    <section aria-label={title} className="mt-10 min-w-0">
      <h2 className="text-xl">{title}</h2>
      <BarTable
        caption={`Tabelle: ${title}`}
        columns={[column, 'Anzahl']}
        rows={bars.map(({ label, count }) => ({
          cells: [label, formatNumber(count)],
          size: count,
        }))}
        drawn={1}
      />
    </section>
  );
}
