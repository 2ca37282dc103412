import { currentYear } from '@/lib/platform/format/berlin-day';
import { patternSource } from '../patterns';

const YEARS = { first: 1800, last: 2060 };

const SHORT_YEAR = String.raw`'?\d{2}(?![.,]?\d|${patternSource('noYear')})`;
/** One of the groups is a year. */
const DATE = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:\d{1,2}\.\s?\d{1,2}\.\s?(\d{4}|\d{2})|(?:\d{1,2}\.\s?)?${patternSource('monthName')}\.?\s+(\d{4}|${SHORT_YEAR})|(?:0?[1-9]|1[0-2])[./]((?:19|20)\d\d)|(?<=\b${patternSource('builtIn')}\.?\s?)(${SHORT_YEAR}))(?!\d)`,
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

/** Larger numbers are not counted in days, rooms or storeys. */
export const LAST_YEAR = YEARS.last;

export const isYear = (value: number) =>
  Number.isInteger(value) && value >= YEARS.first && value < YEARS.last;

/** The years of dates: '14.3.2017', 'im März 2019', 'Baujahr 78'. */
export const yearsIn = (text: string) =>
  [...text.matchAll(DATE)].flatMap((match) => {
    const [typed, ...years] = match;
    const value = fullYear(years.find((year) => year !== undefined) ?? '');
    return isYear(value) ? [{ value, start: match.index, end: match.index + typed.length }] : [];
  });
