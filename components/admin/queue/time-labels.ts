import { formatDate, formatShortDay, formatTimeOfDay } from '@/lib/platform/format/date';
import { currentYear } from '@/lib/platform/format/berlin-day';
import type { Due, DueFor } from '@/lib/submissions/head';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Urgency = 'overdue' | 'today' | 'later';

/** '12 Min.', '2 Std.', '1 Tag', '3 Tagen' (dative, for 'seit' and 'vor'); rounded down. */
function span(milliseconds: number): string {
  if (milliseconds < HOUR) return `${Math.max(1, Math.floor(milliseconds / MINUTE))}\u00a0Min.`;
  if (milliseconds < DAY) return `${Math.floor(milliseconds / HOUR)}\u00a0Std.`;
  const days = Math.floor(milliseconds / DAY);
  return days === 1 ? '1\u00a0Tag' : `${days}\u00a0Tagen`;
}

const isSameDay = (a: Date, b: Date) => formatDate(a) === formatDate(b);

/** In German time: 'heute, 14:30 Uhr', 'Mo., 23. Nov., 10:00 Uhr'. */
function momentLabel(moment: Date, now: Date): string {
  const tomorrow = new Date(+now + DAY);
  const day = isSameDay(moment, now)
    ? 'heute'
    : isSameDay(moment, tomorrow)
      ? 'morgen'
      : formatShortDay(moment);
  return `${day}, ${formatTimeOfDay(moment)}`;
}

const OVERDUE: Record<DueFor, (since: string) => string> = {
  first_contact: (since) => `überfällig seit ${since}`,
  callback: (since) => `Rückruf überfällig seit ${since}`,
  appointment: (since) => `Termin war vor ${since}`,
};

const AHEAD: Record<DueFor, string> = {
  first_contact: 'fällig',
  callback: 'Rückruf:',
  appointment: 'Termin:',
};

export function dueLabel(due: Due, now: Date): { text: string; urgency: Urgency } {
  const late = +now - +due.at;
  if (late > 0) return { text: OVERDUE[due.for](span(late)), urgency: 'overdue' };
  return {
    text: `${AHEAD[due.for]} ${momentLabel(due.at, now)}`,
    urgency: isSameDay(due.at, now) ? 'today' : 'later',
  };
}

/** 'noch 3 Std.', 'noch 2 Tage' */
export function timeToDue(at: Date, now: Date): string {
  return `noch ${span(+at - +now).replace('Tagen', 'Tage')}`;
}

const WEEK = 7 * DAY;

/** '14. Oktober', '30. Dezember 2025' */
function dayLabel(moment: Date, now: Date): string {
  const day = formatDate(moment);
  const year = currentYear(moment);
  return year === currentYear(now) ? day.replace(`\u00a0${year}`, '') : day;
}

/** 'gerade eben', 'vor 2 Std.', from a week on 'am 14. Oktober' */
export function ageLabel(createdAt: Date, now: Date): string {
  const age = +now - +createdAt;
  if (age < MINUTE) return 'gerade eben';
  return age < WEEK ? `vor ${span(age)}` : `am ${dayLabel(createdAt, now)}`;
}
