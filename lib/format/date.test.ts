/** @jest-environment node */
import { currentYear, formatDate } from './date';

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
