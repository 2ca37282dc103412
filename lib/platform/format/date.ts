import { formatDistance } from 'date-fns/formatDistance';
import { de } from 'date-fns/locale/de';

const TIME_ZONE = 'Europe/Berlin';

const longDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: TIME_ZONE });
const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});
const shortDay = new Intl.DateTimeFormat('de-DE', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: TIME_ZONE,
});
const longDay = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: TIME_ZONE,
});
const timeOfDay = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: TIME_ZONE });

/** '21. November 2026' in German time, with spaces that do not break. */
export function formatDate(date: Date): string {
  return longDate.format(date).replaceAll(' ', '\u00a0');
}

export function formatMoment(date: Date): string {
  return moment.format(date);
}

/** '21.11.2026, 09:05 Uhr' in German time. */
export function formatClock(date: Date): string {
  return `${formatMoment(date)}\u00a0Uhr`;
}

/** 'Mo., 23. Nov.' in German time, with spaces that do not break. */
export function formatShortDay(date: Date): string {
  return shortDay.format(date).replaceAll(' ', '\u00a0');
}

export function formatTimeOfDay(date: Date): string {
  return `${timeOfDay.format(date)}\u00a0Uhr`;
}

/** 'Montag, 30. November, 17:30 Uhr' in German time, with spaces that do not break. */
export function formatDayAndTime(date: Date): string {
  const day = longDay.format(date).replace(/(\d+\.) /, '$1\u00a0');
  return `${day}, ${formatTimeOfDay(date)}`;
}

/** 'vor 3 Tagen', 'vor etwa 2 Monaten'; a future moment counts as just now. */
export function formatRelative(date: Date, now: Date = new Date()): string {
  const past = date > now ? now : date;
  return formatDistance(past, now, { addSuffix: true, locale: de }).replaceAll(' ', '\u00a0');
}

/** 'November 2026' from '2026-11', '24. September 2025' from '2025-09-24', '2026' from '2026'. */
export function formatPartialDate(date: string): string {
  const [, month, day] = date.split('-');
  if (!month) return date;
  const options = { day: day ? 'numeric' : undefined, month: 'long', year: 'numeric' } as const;
  const moment = new Date(`${date}${day ? '' : '-01'}T00:00:00Z`);
  const text = new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' }).format(moment);
  return text.replaceAll(' ', '\u00a0');
}
