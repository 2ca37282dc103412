import { summarize, weightedQuantile } from './summary';

const level = (price: number, spread = 1.5) => ({
  ...{ price, from: Math.round(price / spread), to: Math.round(price * spread) },
});

test.each([
  [0.1, 1],
  [0.5, 2],
  [0.51, 3],
  [1, 3],
])('below the quantile of %d lies that share of the weight', (share, value) => {
  const values = [
    { value: 3, weight: 2 },
    { value: 1, weight: 1 },
    { value: 2, weight: 1 },
  ];
  expect(weightedQuantile(values, share)).toBe(value);
});

test('a single place is what it is', () => {
  const { price, from, to } = summarize([{ level: level(3000), weight: 7 }])!;
  expect(price).toBe(3000);
  expect(from).toBe(2000);
  expect(to).toBe(4500);
});

test('the place with most offers decides, and dearer ones widen the range', () => {
  const places = [
    { level: level(2000), weight: 80 },
    { level: level(5000), weight: 20 },
  ];
  const { price, from, to } = summarize(places)!;
  expect(price).toBeGreaterThan(2000);
  expect(price).toBeLessThan(2400);
  expect(from).toBeLessThan(1500);
  expect(to).toBeGreaterThan(4000);
});

test('where half of the homes stand in the dearest place, the middle is cheaper than it', () => {
  const places = [
    { level: level(3000), weight: 51 },
    { level: level(1200), weight: 49 },
  ];
  const { price } = summarize(places)!;
  expect(price).toBeGreaterThan(1500);
  expect(price).toBeLessThan(2500);
});

test('places without offers say nothing', () => {
  expect(summarize([{ level: level(2000), weight: 0 }])).toBeUndefined();
  expect(summarize([])).toBeUndefined();
  expect(
    summarize([
      { level: level(2000), weight: 0 },
      { level: level(3000), weight: 1 },
    ])!.price,
  ).toBe(3000);
});
