import {
  formatDate,
  formatPartialDate,
  formatRelative,
  formatShortDay,
  formatTimeOfDay,
} from './date';
import { berlinDay, momentInBerlin, currentYear } from './berlin-day';
import { formatAppointment, formatMinutes } from './appointment';

test.each([
  ['2024-02-29T12:00:00Z', '29.\u00a0Februar\u00a02024'],
  ['2026-11-20T22:59:59Z', '20.\u00a0November\u00a02026'],
  ['2026-11-20T23:00:00Z', '21.\u00a0November\u00a02026'],
  ['2026-07-20T22:00:00Z', '21.\u00a0Juli\u00a02026'],
])('%s is the day "%s" in Germany, on one line', (iso, expected) => {
  expect(formatDate(new Date(iso))).toBe(expected);
});

test.each([
  ['2026-11-23T08:05:00Z', 'Mo., 23. Nov.', '09:05 Uhr'],
  ['2026-06-30T22:00:00Z', 'Mi., 1. Juli', '00:00 Uhr'],
])('%s is the day "%s" and the time "%s", each on one line', (iso, day, time) => {
  const date = new Date(iso);
  expect(formatShortDay(date)).toBe(day.replaceAll(' ', '\u00a0'));
  expect(formatTimeOfDay(date)).toBe(time.replaceAll(' ', '\u00a0'));
});

test.each([
  ['2026-12-31T22:59:59Z', 2026],
  ['2026-12-31T23:00:00Z', 2027],
])('%s belongs to %d', (iso, year) => {
  expect(currentYear(new Date(iso))).toBe(year);
});

test.each([
  ['2026-11-21T11:59:45Z', 'vor weniger als 1 Minute'],
  ['2026-11-21T11:58:00Z', 'vor 2 Minuten'],
  ['2026-11-21T09:00:00Z', 'vor etwa 3 Stunden'],
  ['2026-11-20T12:00:00Z', 'vor 1 Tag'],
  ['2026-05-21T12:00:00Z', 'vor 6 Monaten'],
])('%s was "%s", on one line', (iso, expected) => {
  const text = formatRelative(new Date(iso), new Date('2026-11-21T12:00:00Z'));
  expect(text).toBe(expected.replaceAll(' ', '\u00a0'));
});

test.each([
  ['2026-11', 'November\u00a02026'],
  ['2025-09-24', '24.\u00a0September\u00a02025'],
])('formatPartialDate %s is written as "%s"', (date, expected) => {
  expect(formatPartialDate(date)).toBe(expected);
});

describe('days in Germany', () => {
  const HOUR = 3_600_000;

  test.each([
    ['a summer day', '2026-07-10T22:30:00Z', '2026-07-10T22:00:00.000Z', 24],
    ['the first moment', '2026-11-21T23:00:00Z', '2026-11-21T23:00:00.000Z', 24],
    ['the last moment', '2026-11-22T22:59:59Z', '2026-11-21T23:00:00.000Z', 24],
    ['the day that summer time begins', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z', 23],
    ['the day that it ends', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z', 25],
  ])('%s', (_, now, from, hours) => {
    const day = berlinDay(new Date(now));
    expect(day.from.toISOString()).toBe(from);
    expect(day.to.getTime() - day.from.getTime()).toBe(hours * HOUR);
  });

  test.each([
    ['2026-11-23T10:30', '2026-11-23T09:30:00.000Z'],
    ['2026-07-01T10:30', '2026-07-01T08:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T01:30:00.000Z'],
    ['2027-03-28T02:30', undefined],
    ['2026-02-30T10:00', undefined],
    ['2026-11-23T24:00', undefined],
    ['0026-11-23T10:00', undefined],
    ['2026-11-23 10:30', undefined],
    ['', undefined],
  ])('%s in Germany is %s', (value, expected) => {
    expect(momentInBerlin(value)?.toISOString()).toBe(expected);
  });
});

test.each([
  ['2026-11-24T09:30:00Z', 'Dienstag, 24.\u00a0November\u00a02026, 10.30\u00a0Uhr'],
  ['2026-07-01T07:00:00Z', 'Mittwoch, 1.\u00a0Juli\u00a02026, 9.00\u00a0Uhr'],
  ['2026-11-24T23:05:00Z', 'Mittwoch, 25.\u00a0November\u00a02026, 0.05\u00a0Uhr'],
])('%s is "%s" in Germany', (iso, expected) => {
  expect(formatAppointment(new Date(iso))).toBe(expected);
});

test.each([
  [15, '15\u00a0Minuten'],
  [61, '1\u00a0Stunde 1\u00a0Minute'],
  [150, '2\u00a0Stunden 30\u00a0Minuten'],
])('%i minutes are "%s"', (minutes, expected) => {
  expect(formatMinutes(minutes)).toBe(expected);
});
