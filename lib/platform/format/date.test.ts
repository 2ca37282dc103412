import {
  currentYear,
  formatDate,
  formatPartialDate,
  formatRelative,
  formatShortDay,
  formatTimeOfDay,
} from './date';

describe('formatDate', () => {
  test.each([
    ['2026-11-21T12:00:00Z', '21.\u00a0November\u00a02026'],
    ['2026-03-01T12:00:00Z', '1.\u00a0März\u00a02026'],
    ['2024-02-29T12:00:00Z', '29.\u00a0Februar\u00a02024'],
  ])('%s is written as "%s", on one line', (iso, expected) => {
    expect(formatDate(new Date(iso))).toBe(expected);
  });

  test.each([
    ['2026-11-20T22:59:59Z', '20.\u00a0November\u00a02026'],
    ['2026-11-20T23:00:00Z', '21.\u00a0November\u00a02026'],
    ['2026-07-20T21:59:59Z', '20.\u00a0Juli\u00a02026'],
    ['2026-07-20T22:00:00Z', '21.\u00a0Juli\u00a02026'],
  ])('%s is the day that it is in Germany', (iso, expected) => {
    expect(formatDate(new Date(iso))).toBe(expected);
  });
});

test.each([
  ['2026-11-23T08:05:00Z', 'Mo., 23. Nov.', '09:05 Uhr'],
  ['2026-06-30T22:00:00Z', 'Mi., 1. Juli', '00:00 Uhr'],
])('%s is the day "%s" and the time "%s", each on one line', (iso, day, time) => {
  const date = new Date(iso);
  expect(formatShortDay(date)).toBe(day.replaceAll(' ', '\u00a0'));
  expect(formatTimeOfDay(date)).toBe(time.replaceAll(' ', '\u00a0'));
});

describe('currentYear', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    ['2026-12-31T22:59:59Z', 2026],
    ['2026-12-31T23:00:00Z', 2027],
    ['2027-01-01T00:00:00Z', 2027],
  ])('%s belongs to %d', (iso, year) => {
    expect(currentYear(new Date(iso))).toBe(year);
  });

  test('asks the clock each time', () => {
    jest.useFakeTimers({ now: new Date('2026-06-01T00:00:00Z') });
    expect(currentYear()).toBe(2026);
    jest.setSystemTime(new Date('2027-06-01T00:00:00Z'));
    expect(currentYear()).toBe(2027);
  });
});

describe('formatRelative', () => {
  const NOW = new Date('2026-11-21T12:00:00Z');

  test.each([
    ['2026-11-21T11:59:45Z', 'vor weniger als 1 Minute'],
    ['2026-11-21T11:58:00Z', 'vor 2 Minuten'],
    ['2026-11-21T09:00:00Z', 'vor etwa 3 Stunden'],
    ['2026-11-20T12:00:00Z', 'vor 1 Tag'],
    ['2026-11-18T12:00:00Z', 'vor 3 Tagen'],
    ['2026-10-21T12:00:00Z', 'vor etwa 1 Monat'],
    ['2026-05-21T12:00:00Z', 'vor 6 Monaten'],
    ['2024-11-21T12:00:00Z', 'vor etwa 2 Jahren'],
  ])('%s was "%s", on one line', (iso, expected) => {
    const text = formatRelative(new Date(iso), NOW);
    expect(text).not.toContain(' ');
    expect(text.replaceAll('\u00a0', ' ')).toBe(expected);
  });

  test('what has not come yet is just now', () => {
    const tomorrow = new Date('2026-11-22T12:00:00Z');
    expect(formatRelative(tomorrow, NOW)).toBe(formatRelative(NOW, NOW));
    expect(formatRelative(tomorrow, NOW)).toMatch(/^vor/);
  });
});

describe('formatPartialDate', () => {
  test.each([
    ['2026', '2026'],
    ['2026-11', 'November\u00a02026'],
    ['2026-01', 'Januar\u00a02026'],
    ['2025-09-24', '24.\u00a0September\u00a02025'],
    ['2026-03-01', '1.\u00a0März\u00a02026'],
    ['2026-12-31', '31.\u00a0Dezember\u00a02026'],
  ])('%s is written as "%s"', (date, expected) => {
    expect(formatPartialDate(date)).toBe(expected);
  });
});
