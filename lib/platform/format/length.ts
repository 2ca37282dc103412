import { numberInWords } from '@/lib/platform/format/number';

/** How long something is kept, in one unit. */
export type Length = { years: number } | { months: number } | { days: number } | { hours: number };

const UNITS = {
  years: ['Jahr', 'Jahre'],
  months: ['Monat', 'Monate'],
  days: ['Tag', 'Tage'],
  hours: ['Stunde', 'Stunden'],
} as const;

/** 'zwölf Monate', '30 Tage', 'einen Tag': as it stands after a verb, with a space that does not break. */
export function lengthInWords(length: Length): string {
  const [[unit, count] = []] = Object.entries(length) as [keyof typeof UNITS, number][];
  if (!unit || !count) throw new Error('A length has one unit and is longer than nothing.');
  const [one, many] = UNITS[unit];
  if (count === 1)
    return `${unit === 'hours' ? 'eine' : unit === 'years' ? 'ein' : 'einen'}\u00a0${one}`;
  return `${numberInWords(count)}\u00a0${many}`;
}
