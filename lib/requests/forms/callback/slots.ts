import { TZDateMini } from '@date-fns/tz/date/mini';
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { isWeekend } from 'date-fns/isWeekend';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import { isPublicHoliday } from './public-holidays';

/** Hours of German time between which the office calls, Monday to Friday. */
export const OFFICE_HOURS = { from: 9, to: 18 };

/** Minutes within which a call that was asked for begins. */
export const SLOT_MINUTES = 30;

/** Minutes ahead at which the first slot begins that is offered. */
const NOTICE = 30;

/** Working days that are offered, the current one included while it has slots left. */
const DAYS = 5;

export interface CallbackSlot {
  /** Wire value, the German start: '2026-11-23T10:00' */
  value: string;
  start: Date;
}

export interface CallbackDay {
  /** '2026-11-23' */
  date: string;
  slots: CallbackSlot[];
}

const inGermany = (moment: Date) => new TZDateMini(moment, 'Europe/Berlin');
const dateOf = (day: Date) => lightFormat(day, 'yyyy-MM-dd');

/** The wire value of a moment. */
export const toSlotValue = (moment: Date) => lightFormat(inGermany(moment), "yyyy-MM-dd'T'HH:mm");

/** What it looks like. */
export const SLOT_VALUE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/** The moment of '2026-11-23T10:30' in Germany; none for an hour that the change of clocks leaves out. */
export function germanMoment(value: string): Date | undefined {
  const [, ...parts] = SLOT_VALUE.exec(value) ?? [];
  const [year, month, day, hour, minute] = parts.map(Number);
  if (year === undefined || month === undefined) return undefined;
  const moment = new Date(+new TZDateMini(year, month - 1, day!, hour!, minute!, 'Europe/Berlin'));
  return toSlotValue(moment) === value ? moment : undefined;
}

const isWorkingDay = (day: Date) => !isWeekend(day) && !isPublicHoliday(dateOf(day));

function slotsOf(day: Date): CallbackSlot[] {
  const opening = new TZDateMini(+day, 'Europe/Berlin');
  opening.setHours(OFFICE_HOURS.from);
  const count = ((OFFICE_HOURS.to - OFFICE_HOURS.from) * 60) / SLOT_MINUTES;
  return Array.from({ length: count }, (_, index) => {
    const start = new Date(+opening + index * SLOT_MINUTES * 60_000);
    return { value: toSlotValue(start), start };
  });
}

/** The slots of the next five working days, by day; a day without any is left out. */
export function callbackSlots(now: Date): CallbackDay[] {
  const earliest = addMinutes(now, NOTICE);
  const days: CallbackDay[] = [];
  for (let day = startOfDay(inGermany(now)); days.length < DAYS; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const slots = slotsOf(day).filter(({ start }) => start >= earliest);
    if (slots.length > 0) days.push({ date: dateOf(day), slots });
  }
  return days;
}

/** The start of the last slot that ends before a moment at which the office is closed. */
export function lastSlot(before: Date): Date {
  for (let day = startOfDay(inGermany(before)); ; day = subDays(day, 1)) {
    const last = isWorkingDay(day)
      ? slotsOf(day).findLast(({ start }) => start < before)
      : undefined;
    if (last) return last.start;
  }
}

/**
 * The slot of a wire value, if it may be asked for: it is offered now, or it was when the form was
 * opened a while ago and has not begun yet.
 */
export function findSlot(value: string, now: Date): CallbackSlot | undefined {
  return [callbackSlots(now), callbackSlots(subMinutes(now, NOTICE))]
    .flat()
    .flatMap(({ slots }) => slots)
    .find((slot) => slot.value === value);
}

/** Whether the office calls at this moment. */
export function isOfficeOpen(now: Date): boolean {
  const moment = inGermany(now);
  const hour = moment.getHours();
  return isWorkingDay(moment) && hour >= OFFICE_HOURS.from && hour < OFFICE_HOURS.to;
}
