import { TextLink } from '@/components/ui/text-link';
import { formatValue, type StatisticsSection } from '@/lib/submissions/statistics/section';
import { BarTable } from '@/components/ui/bar-table';
import { ColumnChart, UnfoldedTable } from './column-chart';

export function StatisticsView({ section, file }: { section: StatisticsSection; file: string }) {
  const { id, title, notes = [], drawn, drawnColumn, columns, rows, more } = section;
  const titles = columns.map((column) => column.title);
  const read = rows.map((row) =>
    row.map((value, index) => formatValue(value, columns[index]?.unit)),
  );
  const sizes = rows.map((row) => Number(row[drawnColumn] ?? 0));
  const isShare = columns[drawnColumn]?.unit === 'percent';
  return (
    <section aria-labelledby={id} className="mt-12 min-w-0">
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-xl">
        {title}
      </h2>
      {notes.map((note) => (
        <p key={note} className="mt-2 max-w-prose text-base text-muted">
          {note}
        </p>
      ))}
      {rows.length === 0 && <p className="mt-3">Noch keine Fälle.</p>}
      {rows.length > 0 && drawn === 'columns' && (
        <>
          {sizes.every((size) => size === 0) ? (
            <p className="mt-3">Keine in diesem Zeitraum.</p>
          ) : (
            <ColumnChart
              values={sizes}
              ends={[read[0]![0]!, read.at(-1)![0]!]}
              per={titles[0] === 'Tag' ? 'am Tag' : 'in einer Woche'}
            />
          )}
          <UnfoldedTable
            summary="Als Tabelle"
            caption={`Tabelle: ${title}`}
            columns={titles}
            rows={read.toReversed()}
          />
        </>
      )}
      {rows.length > 0 && drawn === 'bars' && (
        <BarTable
          caption={`Tabelle: ${title}`}
          columns={titles}
          rows={read.map((cells, index) => ({ cells, size: sizes[index] ?? 0 }))}
          drawn={drawnColumn}
          longest={isShare ? 100 : undefined}
        />
      )}
      <p className="mt-1 flex flex-wrap gap-x-6 text-base print:hidden">
        <TextLink href={file} download className="inline-flex min-h-11 items-center">
          <span>
            <span className="sr-only">{title}: </span>Als CSV
          </span>
        </TextLink>
        {more && (
          <TextLink href={more.href} className="inline-flex min-h-11 items-center">
            {more.label}
          </TextLink>
        )}
      </p>
    </section>
  );
}
