const TIME_ZONE = 'Europe/Berlin';

const longDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: TIME_ZONE });
const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});
const year = new Intl.DateTimeFormat('de-DE', { year: 'numeric', timeZone: TIME_ZONE });

/** '21. November 2026', as it is in Germany, with spaces that do not break. */
export function formatDate(date: Date): string {
  return longDate.format(date).replaceAll(' ', '\u00a0');
}

/** '21.11.2026, 09:05', as it is in Germany. */
export function formatMoment(date: Date): string {
  return moment.format(date);
}

/** The year that it is in Germany. */
export function currentYear(now: Date = new Date()): number {
  return Number(year.format(now));
}
