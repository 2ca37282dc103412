import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import type { Due, DueFor } from '@/lib/submissions/head';
import { berlinClock, momentOfClock } from '@/lib/platform/format/berlin-day';

/** Gregorian Easter Sunday as a day of March; 35 is 4 April. */
function easterOf(year: number): number {
  // Meeus, Jones and Butcher.
  const moon = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * moon + century - Math.floor(century / 4) - shift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((moon + 11 * epact + 22 * weekday) / 451);
  return 22 + epact + weekday - 7 * late;
}

/** Karfreitag, Ostermontag, Christi Himmelfahrt, Pfingstmontag, in days from Easter Sunday. */
const MOVING = [-2, 1, 39, 50];

/** Neujahr, Tag der Arbeit, Tag der Deutschen Einheit, Weihnachtstage. */
const FIXED = ['01-01', '05-01', '10-03', '12-25', '12-26'];

/** Only nationwide holidays; `date` is '2026-04-03'. */
export function isPublicHoliday(date: string): boolean {
  if (FIXED.includes(date.slice(5))) return true;
  const year = Number(date.slice(0, 4));
  const easter = easterOf(year);
  return MOVING.some(
    (days) => new Date(Date.UTC(year, 2, easter + days)).toISOString().slice(0, 10) === date,
  );
}

/** German time, Monday to Friday. */
export const OFFICE_HOURS = { from: 9, to: 18 };

export const SLOT_MINUTES = 30;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds from now to the earliest slot. */
const NOTICE = 30 * MINUTE;

/** Working days with slots, today included. */
const DAYS = 5;

interface CallbackSlot {
  /** German time: '2026-11-23T10:00' */
  value: string;
  start: Date;
}

interface CallbackDay {
  date: string;
  slots: CallbackSlot[];
}

export const toSlotValue = (moment: Date) => berlinClock(moment).toISOString().slice(0, 16);

/** Midnight in Germany, see {@link berlinClock}. */
const dayOf = (moment: Date) => berlinClock(moment).setUTCHours(0, 0, 0, 0);
const dateOf = (day: number) => new Date(day).toISOString().slice(0, 10);

function isWorkingDay(day: number): boolean {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  return !isWeekend && !isPublicHoliday(dateOf(day));
}

function slotsOf(day: number): CallbackSlot[] {
  if (!isWorkingDay(day)) return [];
  const opening = momentOfClock(day + OFFICE_HOURS.from * HOUR).getTime();
  const count = ((OFFICE_HOURS.to - OFFICE_HOURS.from) * HOUR) / (SLOT_MINUTES * MINUTE);
  return Array.from({ length: count }, (_, index) => {
    // Clock changes happen at night, so hours within a day are regular.
    const past = index * SLOT_MINUTES * MINUTE;
    const value = new Date(day + OFFICE_HOURS.from * HOUR + past).toISOString().slice(0, 16);
    return { value, start: new Date(opening + past) };
  });
}

export function callbackSlots(now: Date): CallbackDay[] {
  const earliest = now.getTime() + NOTICE;
  const days: CallbackDay[] = [];
  for (let day = dayOf(now); days.length < DAYS; day += DAY) {
    const slots = slotsOf(day).filter(({ start }) => start.getTime() >= earliest);
    if (slots.length > 0) days.push({ date: dateOf(day), slots });
  }
  return days;
}

/** Start of the first slot at or after `from`. */
function firstSlot(from: Date): Date {
  for (let day = dayOf(from); ; day += DAY) {
    const first = slotsOf(day).find(({ start }) => start >= from);
    if (first) return first.start;
  }
}

/** Start of the last slot that begins before `before`. */
function lastSlot(before: Date): Date {
  for (let day = dayOf(before); ; day -= DAY) {
    const last = slotsOf(day).findLast(({ start }) => start < before);
    if (last) return last.start;
  }
}

/** Also finds slots available 30 minutes ago, because the form may have been open for a while. */
export function findSlot(value: string, now: Date): CallbackSlot | undefined {
  return [callbackSlots(now), callbackSlots(new Date(now.getTime() - NOTICE))]
    .flat()
    .flatMap(({ slots }) => slots)
    .find((slot) => slot.value === value);
}

export function isOfficeOpen(now: Date): boolean {
  const hour = berlinClock(now).getUTCHours();
  return isWorkingDay(dayOf(now)) && hour >= OFFICE_HOURS.from && hour < OFFICE_HOURS.to;
}

/** Hours */
export const FIRST_CONTACT = 24;

/** Minutes of office hours */
const CALLBACK = 5;

function soonestCall(asked: Date): Date {
  return isOfficeOpen(asked) ? addMinutes(asked, CALLBACK) : firstSlot(asked);
}

/**
 * At the end of the promise or, if that is outside office hours, in the last half hour of agency
 * time before it. Over a weekend there is none, so it is due at the next opening.
 */
function firstContact(asked: Date): Date {
  const promise = addHours(asked, FIRST_CONTACT);
  if (isOfficeOpen(promise)) return promise;
  const last = lastSlot(promise);
  return last > asked ? last : firstSlot(asked);
}

/** Hours in which a person can still be reached on the same day */
const REACHABLE = 2;

/**
 * What the person reads: 24 hours later or, outside office hours, the end of an agency day that
 * leaves time to call.
 */
export function contactedBy(asked: Date): Date {
  const promise = addHours(asked, FIRST_CONTACT);
  if (isOfficeOpen(promise)) return promise;
  const last = lastSlot(promise);
  if (last >= addHours(asked, REACHABLE)) return last;
  return lastSlot(addHours(firstSlot(promise), OFFICE_HOURS.to - OFFICE_HOURS.from));
}

/** @param chosen start of the half hour chosen for a call */
export function dueOf(promise: DueFor, createdAt: Date, chosen?: Date | null): Due {
  const at = promise === 'callback' ? (chosen ?? soonestCall(createdAt)) : firstContact(createdAt);
  return { at, for: promise };
}
