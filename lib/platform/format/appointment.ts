import { formatDate } from './date';

const TIME_ZONE = 'Europe/Berlin';

const weekday = new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: TIME_ZONE });
const time = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: TIME_ZONE });

/** In German time: 'Dienstag, 24. November 2026, 10.30 Uhr' */
export function formatAppointment(date: Date): string {
  const [hour, minute] = time.format(date).split(':');
  return `${weekday.format(date)}, ${formatDate(date)}, ${Number(hour)}.${minute}\u00a0Uhr`;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count}\u00a0${count === 1 ? one : many}`];

export function formatMinutes(minutes: number): string {
  return [
    ...counted(Math.floor(minutes / 60), 'Stunde', 'Stunden'),
    ...counted(minutes % 60, 'Minute', 'Minuten'),
  ].join(' ');
}
