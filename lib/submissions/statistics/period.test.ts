import { fieldErrors } from '@/lib/platform/validation/fields';
import { bucketsOf, ownPeriodSchema, periodBefore, periodOf, presetOf, typedOf } from './period';

const NOW = new Date('2026-11-26T18:00:00Z');

const hours = ({ from, to }: { from: Date; to: Date }) =>
  (to.getTime() - from.getTime()) / 3_600_000;

test.each([
  ['7', '2026-11-20', 7],
  ['30', '2026-10-28', 30],
  ['365', '2025-11-27', 365],
  [undefined, '2026-10-28', 30],
  ['-1', '2026-10-28', 30],
])('the last days: %s', (tage, first, days) => {
  expect(presetOf({ tage }, NOW)).toMatchObject({ first, last: '2026-11-26', days });
});

test('the days before are as many, and end where the period begins', () => {
  const period = periodOf('2026-11-01', '2026-11-30');
  const before = periodBefore(period);
  expect(before).toMatchObject({ first: '2026-10-02', last: '2026-10-31', days: 30 });
  expect(before.to).toEqual(period.from);
});

test('after midnight in Germany it is the next day, in winter and in summer', () => {
  expect(presetOf({}, new Date('2026-11-26T22:59:59Z')).last).toBe('2026-11-26');
  expect(presetOf({}, new Date('2026-11-26T23:00:00Z')).last).toBe('2026-11-27');
  expect(presetOf({}, new Date('2026-07-26T22:00:00Z')).last).toBe('2026-07-27');
});

test.each([
  ['on which the clocks go back', '2026-10-25', '2026-10-24T22:00Z', 25],
  ['on which they go forward', '2026-03-29', '2026-03-28T23:00Z', 23],
])('a day %s', (_, day, from, length) => {
  const period = periodOf(day, day);
  expect(period.from).toEqual(new Date(from));
  expect(hours(period)).toBe(length);
  expect(bucketsOf(period)).toEqual([{ first: day, from: period.from, to: period.to }]);
});

test.each([
  ['days', '2026-03-20', '2026-04-10', 22],
  ['days over the turn of the year', '2025-12-28', '2026-01-03', 7],
  ['as many days as are counted singly', '2026-08-26', '2026-11-25', 92],
  ['weeks', '2026-01-01', '2026-12-31', 53],
  ['weeks of two years', '2024-11-26', '2026-11-26', 105],
])('%s lie side by side without a gap', (_, first, last, count) => {
  const period = periodOf(first, last);
  const buckets = bucketsOf(period);
  expect(buckets).toHaveLength(count);
  expect(buckets[0]!.from).toEqual(period.from);
  expect(buckets.at(-1)!.to).toEqual(period.to);
  for (const [index, bucket] of buckets.slice(1).entries()) {
    expect(bucket.from).toEqual(buckets[index]!.to);
  }
});

test('a week begins on Monday', () => {
  const buckets = bucketsOf(periodOf('2026-01-01', '2026-06-30'));
  expect(buckets.slice(0, 3).map(({ first }) => first)).toEqual([
    ...['2026-01-01', '2026-01-05', '2026-01-12'],
  ]);
});

describe('a period of one’s own', () => {
  const asked = (von: string, bis: string) =>
    ownPeriodSchema(NOW).safeParse(typedOf({ von, bis }, NOW));

  test.each([
    ['2026-10-01', '2026-10-31', 31],
    ['2024-02-29', '2024-03-01', 2],
    ['2024-11-26', '2026-11-26', 731],
    ['2026-11-20', '', 7],
  ])('%s to %s', (von, bis, days) => {
    expect(asked(von, bis).data).toMatchObject({ first: von, days });
  });

  test.each([
    ['31.10.2026', '2026-10-31', 'von', /ersten Tag als Datum/],
    ['2026-10-01', 'gestern', 'bis', /letzten Tag als Datum/],
    ['2026-02-30', '2026-10-31', 'von', /den es gibt/],
    ['2026-10-02', '2026-10-01', 'von', /nicht nach dem letzten/],
    ['2026-10-02', '2026-11-27', 'bis', /höchstens den heutigen/],
    ['2024-11-25', '2026-11-26', 'von', /höchstens 731/],
  ])('%s to %s is refused at its field', (von, bis, field, message) => {
    const { error } = asked(von, bis);
    expect(fieldErrors(error!)).toEqual({ [field]: expect.stringMatching(message) });
  });
});
