import { z } from 'zod';
import { berlinDay, dayInBerlin } from '@/lib/platform/format/berlin-day';
import { parse } from '@/lib/platform/validation/fields';

export const PRESETS = [
  { days: 7, label: '7\u00a0Tage' },
  { days: 30, label: '30\u00a0Tage' },
  { days: 90, label: '90\u00a0Tage' },
  { days: 365, label: '12\u00a0Monate' },
] as const;

const USUAL = 30;

/** Days; charts of longer periods are unreadable */
const LONGEST = 731;

/** Days; longer periods are counted by week */
const SINGLE_DAYS = 92;

/** Days in Germany, both included */
export interface StatisticsPeriod {
  /** 'YYYY-MM-DD' */
  first: string;
  last: string;
  days: number;
  from: Date;
  /** The first moment after it */
  to: Date;
}

/** A day, or the part of a week (from Monday) within the period */
export interface Bucket {
  first: string;
  from: Date;
  to: Date;
}

const DAY = 86_400_000;

// Noon in UTC is on the same day in Germany, in summer and winter time.
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

const shifted = (day: string, days: number) =>
  new Date(noon(day).getTime() + days * DAY).toISOString().slice(0, 10);

const distance = (first: string, last: string) =>
  Math.round((noon(last).getTime() - noon(first).getTime()) / DAY);

export const periodOf = (first: string, last: string): StatisticsPeriod => ({
  first,
  last,
  days: distance(first, last) + 1,
  from: berlinDay(noon(first)).from,
  to: berlinDay(noon(last)).to,
});

export const periodBefore = ({ first, days }: StatisticsPeriod): StatisticsPeriod =>
  periodOf(shifted(first, -days), shifted(first, -1));

export const isByWeek = ({ days }: Pick<StatisticsPeriod, 'days'>) => days > SINGLE_DAYS;

/** Monday is 0. */
const weekday = (day: string) => (noon(day).getUTCDay() + 6) % 7;

export function bucketsOf(period: StatisticsPeriod): Bucket[] {
  const buckets: Bucket[] = [];
  for (let first = period.first; first <= period.last;) {
    const length = isByWeek(period) ? 7 - weekday(first) : 1;
    const next = shifted(first, length);
    const to = next > period.last ? period.to : berlinDay(noon(next)).from;
    buckets.push({ first, from: berlinDay(noon(first)).from, to });
    first = next;
  }
  return buckets;
}

const isDay = (text: string) => {
  const at = Date.parse(`${text}T12:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

const day = (which: string) =>
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, { error: `Bitte geben Sie den ${which} Tag als Datum an` })
    .refine(isDay, { error: `Bitte geben Sie als ${which} Tag einen an, den es gibt` });

export const ownPeriodSchema = (now: Date) =>
  z
    .object({ von: day('ersten'), bis: day('letzten') })
    .superRefine(({ von, bis }, context) => {
      const refuse = (field: 'von' | 'bis', message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (bis > dayInBerlin(now)) {
        refuse('bis', 'Bitte geben Sie als letzten Tag höchstens den heutigen an');
      } else if (von > bis) {
        refuse('von', 'Bitte geben Sie einen ersten Tag an, der nicht nach dem letzten liegt');
      } else if (distance(von, bis) >= LONGEST) {
        refuse('von', `Bitte wählen Sie höchstens ${LONGEST}\u00a0Tage, das sind zwei Jahre`);
      }
    })
    .transform(({ von, bis }) => periodOf(von, bis));

export interface AskedPeriod {
  tage?: string;
  von?: string;
  bis?: string;
}

export const isOwnPeriod = ({ von = '', bis = '' }: AskedPeriod) => von !== '' || bis !== '';

export const typedOf = ({ von = '', bis = '' }: AskedPeriod, now: Date) => ({
  von: von.trim(),
  bis: bis.trim() || dayInBerlin(now),
});

export function presetOf({ tage }: AskedPeriod, now: Date): StatisticsPeriod {
  const days = PRESETS.find((preset) => String(preset.days) === tage)?.days ?? USUAL;
  const last = dayInBerlin(now);
  return periodOf(shifted(last, 1 - days), last);
}

/** @throws AppError `invalid` (422) for invalid days */
export const askedPeriod = (asked: AskedPeriod, now: Date): StatisticsPeriod =>
  isOwnPeriod(asked) ? parse(ownPeriodSchema(now), typedOf(asked, now)) : presetOf(asked, now);
