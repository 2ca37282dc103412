import { measure, median } from './metrics';

test.each([
  [[3], 3],
  [[3, 1], 2],
  [[9, 1, 5], 5],
  [[-10, 100, 2, 30], 16],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test('does not sort the numbers of its caller', () => {
  const numbers = [3, 1, 2];
  median(numbers);
  expect(numbers).toEqual([3, 1, 2]);
});

const valuedAt = (...values: number[]) => values.map((value) => ({ price: 100_000, value }));

test.each([
  ['too high', valuedAt(125_000), [1, 25, 0, 0, 25]],
  ['too low', valuedAt(85_000), [1, 15, 0, 100, -15]],
  ['right', valuedAt(100_000), [1, 0, 100, 100, 0]],
  ['exactly 10 and 20 percent off', valuedAt(110_000, 80_000), [2, 15, 50, 100, -5]],
  ['just more than that', valuedAt(110_001, 79_999), [2, 15, 0, 50, -5]],
  ['too low and too high alike', valuedAt(70_000, 130_000, 95_000), [3, 30, 33.33, 33.33, -5]],
  ['a hair too low', valuedAt(99_999.9), [1, 0, 100, 100, 0]],
])(
  'values that are %s',
  (_, pairs, [n, medianAbsoluteErrorPct, within10Pct, within20Pct, biasPct]) => {
    expect(measure(pairs)).toEqual({
      n,
      medianAbsoluteErrorPct,
      within10Pct,
      within20Pct,
      biasPct,
      coverage80Pct: null,
    });
  },
);

test('errors are shares of the price, not of the value', () => {
  expect(measure([{ price: 400_000, value: 300_000 }]).medianAbsoluteErrorPct).toBe(25);
});

test.each([
  ['inside', 90, 110, 100],
  ['at its lower end', 100, 110, 100],
  ['at its upper end', 90, 100, 100],
  ['below', 101, 110, 0],
  ['above', 90, 99, 0],
])('a price %s the range', (_, low, high, coverage80Pct) => {
  expect(measure([{ price: 100, value: 100, low, high }])).toMatchObject({ coverage80Pct });
});

test('counts the coverage among the ranges that there are', () => {
  const pairs = [
    { price: 100, value: 100 },
    { price: 100, value: 100, low: 80, high: 120 },
    { price: 100, value: 60, low: 50, high: 70 },
  ];
  expect(measure(pairs)).toMatchObject({ n: 3, coverage80Pct: 50 });
});

test('refuses nothing', () => {
  expect(() => measure([])).toThrow(RangeError);
});
