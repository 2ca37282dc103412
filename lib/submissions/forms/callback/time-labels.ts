import { callbackSlots, isOfficeOpen, OFFICE_HOURS, SLOT_MINUTES } from './slots';

const SPACE = '\u00a0';

export const OFFICE_HOURS_TEXT = `montags bis freitags zwischen${SPACE}${OFFICE_HOURS.from} und ${OFFICE_HOURS.to}${SPACE}Uhr`;

// UTC, because a date without a time has no time zone.
const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** '2026-11-23' becomes 'Montag, 23. November'. */
export function longDay(date: string): string {
  const day = format(date, { day: 'numeric', month: 'long' }).replace(' ', SPACE);
  return `${format(date, { weekday: 'long' })}, ${day}`;
}

/** '2026-11-23' becomes 'Mo' and '23.11.'. */
export function shortDay(date: string) {
  return {
    weekday: format(date, { weekday: 'short' }),
    date: format(date, { day: 'numeric', month: 'numeric' }),
  };
}

export function timeOf(slot: string): string {
  return `${Number(slot.slice(11, 13))}.${slot.slice(14, 16)}`;
}

const clock = (minutes: number) =>
  minutes % 60 ? `${Math.floor(minutes / 60)}.${minutes % 60}` : String(minutes / 60);

/** An empty slot means the next possible call. */
export function whenWeCall(slot: string, now: Date): string {
  if (slot) {
    const from = Number(slot.slice(11, 13)) * 60 + Number(slot.slice(14, 16));
    const range = `${clock(from)} und${SPACE}${clock(from + SLOT_MINUTES)}${SPACE}Uhr`;
    return `Wir rufen Sie am ${longDay(slot.slice(0, 10))}, zwischen${SPACE}${range} an.`;
  }
  const next = callbackSlots(now)[0];
  if (isOfficeOpen(now) || !next) {
    return `Wir rufen Sie so bald wie möglich an, ${OFFICE_HOURS_TEXT}.`;
  }
  return `Wir rufen Sie so bald wie möglich an, frühestens am ${longDay(next.date)}, ab ${OFFICE_HOURS.from}${SPACE}Uhr.`;
}
