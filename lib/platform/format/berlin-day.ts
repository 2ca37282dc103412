import { tz } from '@date-fns/tz/tz';
import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const offsetAt = (moment: number) => tzOffset('Europe/Berlin', new Date(moment)) * MINUTE;

/** A date whose UTC parts show German time. */
export const berlinClock = (moment: Date): Date =>
  new Date(moment.getTime() + offsetAt(moment.getTime()));

/** The inverse of berlinClock(); of an hour that occurs twice, the second one. */
export function momentOfClock(clock: Date | number): Date {
  // One hour earlier, because German time is one or two hours ahead of UTC.
  return new Date(+clock - offsetAt(+clock - HOUR));
}

const DAY = 24 * 60 * 60 * 1000;

/** For date-fns, which then calculates in German time. */
export const inBerlin = { in: tz('Europe/Berlin') };

/** In German time: '2026-11-25' */
export const dayInBerlin = (moment: Date): string => berlinClock(moment).toISOString().slice(0, 10);

export const currentYear = (now = new Date()): number => berlinClock(now).getUTCFullYear();

/** From midnight to midnight in German time; some days have 23 or 25 hours. */
export function berlinDay(now: Date): { from: Date; to: Date } {
  const midnight = berlinClock(now).setUTCHours(0, 0, 0, 0);
  return { from: momentOfClock(midnight), to: momentOfClock(midnight + DAY) };
}

export const TIME_OF_DAY = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/** From German time; undefined for an hour that the clock change skips. */
export function momentInBerlin(value: string): Date | undefined {
  const [, ...parts] = TIME_OF_DAY.exec(value) ?? [];
  const [year, month, day, hour, minute] = parts.map(Number);
  if (year === undefined || month === undefined) return undefined;
  const moment = momentOfClock(Date.UTC(year, month - 1, day, hour, minute));
  return berlinClock(moment).toISOString().startsWith(value) ? moment : undefined;
}
