import { tz } from '@date-fns/tz/tz';
import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const offsetAt = (moment: number) => tzOffset('Europe/Berlin', new Date(moment)) * MINUTE;

/** What the clocks in Germany show at a moment: the UTC parts of this date say it. */
export const berlinClock = (moment: Date): Date =>
  new Date(moment.getTime() + offsetAt(moment.getTime()));

/** The moment at which they show this; of an hour that comes twice, the second one. */
export function momentOfClock(clock: Date | number): Date {
  // An hour before, because the clock is ahead of UTC by one or two.
  return new Date(+clock - offsetAt(+clock - HOUR));
}

const DAY = 24 * 60 * 60 * 1000;

/** Option by which date-fns calculates in German time. */
export const inBerlin = { in: tz('Europe/Berlin') };

/** The day that it is in Germany: '2026-11-25'. */
export const dayInBerlin = (moment: Date): string => berlinClock(moment).toISOString().slice(0, 10);

/** The day that it is in Germany, from its first moment to that of the next; some have 23 or 25 hours. */
export function berlinDay(now: Date): { from: Date; to: Date } {
  const midnight = berlinClock(now).setUTCHours(0, 0, 0, 0);
  return { from: momentOfClock(midnight), to: momentOfClock(midnight + DAY) };
}

/** '2026-11-23T10:30' */
export const TIME_OF_DAY = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/** The moment of such a time in Germany; none for an hour that the change of clocks leaves out. */
export function momentInBerlin(value: string): Date | undefined {
  const [, ...parts] = TIME_OF_DAY.exec(value) ?? [];
  const [year, month, day, hour, minute] = parts.map(Number);
  if (year === undefined || month === undefined) return undefined;
  const moment = momentOfClock(Date.UTC(year, month - 1, day, hour, minute));
  return berlinClock(moment).toISOString().startsWith(value) ? moment : undefined;
}
