import { addPaces, keptShare } from './progress';
import { failedShare } from './mails';
import { formatValue, percentOf } from './section';

test.each([
  [89, '89\u00a0Sekunden'],
  [90, '2\u00a0Minuten'],
  [5_399, '90\u00a0Minuten'],
  [5_400, '1,5\u00a0Stunden'],
  [172_800, '2\u00a0Tage'],
  [200_000, '2,3\u00a0Tage'],
])('%d seconds are read as %s', (seconds, text) => {
  expect(formatValue(seconds, 'seconds')).toBe(text);
});

test.each([
  [12_345, undefined, '12.345'],
  [33.3, 'percent', '33,3\u00a0%'],
  [null, 'percent', '–'],
  ['24 Stunden', 'text', '24 Stunden'],
] as const)('%p is read as it stands', (value, unit, text) => {
  expect(formatValue(value, unit)).toBe(text);
});

test('a part of nothing is nothing, not a hundred per cent', () => {
  expect(percentOf(0, 0)).toBeNull();
  expect(percentOf(1, 3)).toBe(33.3);
  expect(percentOf(3, 3)).toBe(100);
});

test('what is overdue has broken its promise; what has time has not', () => {
  const pace = { count: 4, kept: 3, late: 1, waiting: 6, overdue: 1 };
  expect(keptShare(pace)).toBe(60);
  expect(keptShare(addPaces([pace, pace]))).toBe(60);
  expect(keptShare({ kept: 0, late: 0, overdue: 0 })).toBeNull();
});

test('mails that still wait or were only filed have not failed', () => {
  expect(failedShare({ sent: 6, rejected: 1, dead: 1, queued: 50, filed: 20 })).toBe(25);
  expect(failedShare({ queued: 2 })).toBeNull();
});
