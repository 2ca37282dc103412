import { BYTE_ORDER_MARK, csvLine } from '@/lib/platform/format/csv';
import { AppError } from '@/lib/platform/http/errors';
import { dayLabel } from './arrivals';
import type { Period } from './period';
import { fileTitle, fileValue, type Section } from './section';

const tableOf = ({ columns, rows }: Section) =>
  [
    columns.map(fileTitle),
    ...rows.map((row) => row.map((value, index) => fileValue(value, columns[index]?.unit))),
  ]
    .map(csvLine)
    .join('');

/** @throws AppError `not_found` (404) for an unknown section */
export function figuresFile(
  { first, last }: Pick<Period, 'first' | 'last'>,
  sections: readonly Section[],
  part?: string,
): { name: string; content: string } {
  const days = `${first}-bis-${last}.csv`;
  if (!part) {
    const head = csvLine(['Zahlen', `${dayLabel(first)} bis ${dayLabel(last)}`]);
    const all = sections.map((section) => `\r\n${csvLine([section.title])}${tableOf(section)}`);
    return { name: `zahlen-${days}`, content: BYTE_ORDER_MARK + head + all.join('') };
  }
  const section = sections.find(({ id }) => id === part);
  if (!section) throw new AppError('not_found', 'Diesen Abschnitt gibt es nicht.');
  return { name: `zahlen-${part}-${days}`, content: BYTE_ORDER_MARK + tableOf(section) };
}
