import { formatNumber } from '@/lib/platform/format/number';
import { ColumnChart } from './column-chart';
import { UnfoldedTable } from './unfolded-table';

interface DayColumnsProps {
  title: string;
  /** Names of what is counted beside each other */
  sources: readonly string[];
  /** Oldest first; the day as '2026-11-25' */
  days: readonly { day: string; counts: readonly number[]; total: number }[];
}

const dayLabel = (day: string) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;

/** Requests of each day as columns; the table beneath says from where they came. */
export function DayColumns({ title, sources, days }: DayColumnsProps) {
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="text-xl">{title}</h2>
      <ColumnChart
        values={days.map(({ total }) => total)}
        ends={[dayLabel(days[0]!.day), dayLabel(days.at(-1)!.day)]}
        per="am Tag"
      />
      <UnfoldedTable
        summary="Als Tabelle, nach Herkunft"
        caption={`Tabelle: ${title}`}
        columns={['Tag', ...sources, 'Summe']}
        rows={days
          .toReversed()
          .map(({ day, counts, total }) => [
            dayLabel(day),
            ...[...counts, total].map(formatNumber),
          ])}
      />
    </section>
  );
}
