import { DataTable } from '@/components/ui/data-table';
import { formatNumber } from '@/lib/platform/format/number';

interface DayColumnsProps {
  title: string;
  /** Names of what is counted beside each other */
  sources: readonly string[];
  /** Oldest first; the day as '2026-11-25' */
  days: readonly { day: string; counts: readonly number[]; total: number }[];
}

const HEIGHT = 120;

const dayLabel = (day: string) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;

/** Requests of each day as columns; the table beneath says from where they came. */
export function DayColumns({ title, sources, days }: DayColumnsProps) {
  const most = Math.max(1, ...days.map(({ total }) => total));
  const width = 100 / days.length;
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="text-xl">{title}</h2>
      <svg
        aria-hidden="true"
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 h-32 w-full border-b border-edge"
      >
        {days.map(({ day, total }, index) => (
          <rect
            key={day}
            x={index * width + width * 0.1}
            width={width * 0.8}
            y={HEIGHT - (total / most) * HEIGHT}
            height={(total / most) * HEIGHT}
            className="fill-petrol forced-colors:fill-[Highlight]"
          />
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-sm text-muted">
        <span>{dayLabel(days[0]!.day)}</span>
        <span>höchstens {formatNumber(most)} am Tag</span>
        <span>{dayLabel(days.at(-1)!.day)}</span>
      </p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
          Als Tabelle, nach Herkunft
        </summary>
        <DataTable
          caption={title}
          columns={['Tag', ...sources, 'Summe']}
          rows={days.toReversed().map(({ day, counts, total }) => ({
            key: day,
            cells: [dayLabel(day), ...[...counts, total].map(formatNumber)],
          }))}
        />
      </details>
    </section>
  );
}
