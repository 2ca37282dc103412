import { berlinDay, momentInBerlin } from './berlin-day';

const HOUR = 3_600_000;

test.each([
  ['a winter day', '2026-11-22T10:00:00Z', '2026-11-21T23:00:00.000Z', 24],
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
