import { MONTHS_IN_YEAR } from '@/lib/calculators/quantities';
import { currentYear } from '@/lib/platform/format/date';
import type { Said } from './said';

export const YEARS = { first: 1800, last: 2060 };

const MONTH_NAMES = 'jan feb m(?:ä|ae|a)r apr mai jun jul aug sep okt nov dez'.split(' ');
const MONTH_NAME = String.raw`(?:${MONTH_NAMES.join('|')})\p{L}*`;
const SHORT_YEAR = String.raw`'?\d{2}(?![.,]?\d|\s?(?:uhr|%|€|euro|qm|k\b|tsd))`;
export const DATE = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4}|\d{2})|(?:(?<dayOf>\d{1,2})\.\s?)?(?<name>${MONTH_NAME})\.?\s+(?<yearOf>\d{4}|${SHORT_YEAR})|(?<monthAlone>0?[1-9]|1[0-2])[./](?<yearAlone>(?:19|20)\d\d)|(?<=\b(?:bj|baujahr|anno|jahrgang)\.?\s?)(?<built>${SHORT_YEAR}))(?!\d)`,
  'gu',
);

/** Two digits never mean a year to come. */
function fullYear(typed: string): number {
  const year = Number(typed.replace("'", ''));
  if (typed.length > 3) return year;
  const now = currentYear();
  const century = now - (now % 100);
  return year + (century + year > now ? century - 100 : century);
}

export const isYear = (value: number) =>
  Number.isInteger(value) && value >= YEARS.first && value < YEARS.last;

export function dated({ groups = {}, 0: typed, index = 0 }: RegExpMatchArray): Said[] {
  const { day, month, year, dayOf, name, yearOf, monthAlone, yearAlone, built } = groups;
  const value = fullYear(year ?? yearOf ?? yearAlone ?? built ?? '');
  const named = MONTH_NAMES.findIndex((each) => new RegExp(`^${each}`).test(name ?? '')) + 1;
  const months = named || Number(month ?? monthAlone);
  const isMonth = months >= 1 && months <= MONTHS_IN_YEAR;
  const days = Number(day ?? dayOf);
  const at = { start: index, end: index + typed.length };
  if (!isYear(value)) return [];
  return [
    {
      value,
      kinds: ['year'],
      hasUnit: true,
      ...(isMonth && { month: months, ...(days > 0 && { day: days }) }),
      ...at,
    },
  ];
}
