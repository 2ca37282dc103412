import { currentYear } from '@/lib/platform/format/berlin-day';
import { fold } from '@/lib/words/stem';
import { patternSource } from '../patterns';

const YEARS = { first: 1800, last: 2060 };

const SHORT_YEAR = String.raw`'?\d{2}(?![.,]?\d|${patternSource('noYear')})`;
/** With the groups day, month and year, as far as they are said. */
const DATE = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})|(?:(\d{1,2})\.\s?)?(${patternSource('monthName')})\.?\s+(\d{4}|${SHORT_YEAR})|()(0?[1-9]|1[0-2])[./]((?:19|20)\d\d)|()(?<=\b${patternSource('builtIn')}\.?\s?)()(${SHORT_YEAR}))(?!\d)`,
  'gu',
);

const MONTHS = 'jan feb mar apr mai jun jul aug sep okt nov dez'.split(' ');

const monthOf = (typed: string) => Number(typed) || MONTHS.indexOf(fold(typed).slice(0, 3)) + 1;

/** Two digits never mean a year to come. */
function fullYear(typed: string): number {
  const year = Number(typed.replace("'", ''));
  if (typed.length > 3) return year;
  const now = currentYear();
  const century = now - (now % 100);
  return year + (century + year > now ? century - 100 : century);
}

/** Larger numbers are not counted in days, rooms or storeys. */
export const LAST_YEAR = YEARS.last;

export const isYear = (value: number) =>
  Number.isInteger(value) && value >= YEARS.first && value < YEARS.last;

/** The years of dates, with the month and day: '14.3.2017', 'im März 2019', 'Baujahr 78'. */
export const datesIn = (text: string) =>
  [...text.matchAll(DATE)].flatMap((match) => {
    const [typed, ...parts] = match;
    const first = [0, 3, 6, 9].find((group) => parts[group + 2] !== undefined) ?? 0;
    const [day, month = '', year = ''] = parts.slice(first);
    const value = fullYear(year);
    const at = { start: match.index, end: match.index + typed.length };
    return isYear(value) ? [{ value, day: Number(day ?? 0), month: monthOf(month), ...at }] : [];
  });
