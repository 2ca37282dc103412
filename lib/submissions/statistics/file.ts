import { BYTE_ORDER_MARK, csvLine } from '@/lib/platform/format/csv';
import { AppError } from '@/lib/platform/http/errors';
import { arrivalDayLabel } from './arrivals';
import type { StatisticsPeriod } from './period';
import { fileTitle, fileValue, type StatisticsSection } from './section';

const tableOf = ({ columns, rows }: StatisticsSection) =>
  [
    columns.map(fileTitle),
    ...rows.map((row) => row.map((value, index) => fileValue(value, columns[index]?.unit))),
  ]
    .map(csvLine)
    .join('');

/** @throws AppError `not_found` (404) for an unknown section */
export function statisticsFile(
  { first, last }: Pick<StatisticsPeriod, 'first' | 'last'>,
  sections: readonly StatisticsSection[],
  part?: string,
): { name: string; content: string } {
  const days = `${first}-bis-${last}.csv`;
  if (!part) {
    const head = csvLine(['Zahlen', `${arrivalDayLabel(first)} bis ${arrivalDayLabel(last)}`]);
    const all = sections.map((section) => `\r\n${csvLine([section.title])}${tableOf(section)}`);
    return { name: `zahlen-${days}`, content: BYTE_ORDER_MARK + head + all.join('') };
  }
  const section = sections.find(({ id }) => id === part);
  if (!section) throw new AppError('not_found', 'Diesen Abschnitt gibt es nicht.');
  return { name: `zahlen-${part}-${days}`, content: BYTE_ORDER_MARK + tableOf(section) };
}
