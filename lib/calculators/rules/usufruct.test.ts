import { lifeFactor, type Sex, usufructValue } from './usufruct';

test.each<[Sex, number, number]>([
  ['man', 0, 18.402],
  ['man', 60, 12.798],
  ['man', 75, 8.282],
  ['man', 100, 1.68],
  ['man', 112, 1.68],
  ['woman', 0, 18.465],
  ['woman', 60, 13.832],
  ['woman', 78, 8.271],
  ['woman', 100, 1.897],
])('one euro a year for a %s of %d is worth %d', (sex, age, factor) => {
  expect(lifeFactor(sex, age)).toBe(factor);
});

/** § 14 Abs. 1 Satz 3 BewG: 5.5 %, the mean of payments in advance and in arrears. */
const factorFor = (years: number) => ((1 - 1.055 ** -years) / 0.055) * (1 + 0.055 / 2);

test('each factor follows from a life expectancy of two decimals, as the ministry publishes it', () => {
  for (const sex of ['man', 'woman'] as const) {
    for (let age = 0; age <= 100; age += 1) {
      const factor = lifeFactor(sex, age);
      const years = -Math.log(1 - (factor * 0.055) / (1 + 0.055 / 2)) / Math.log(1.055);
      expect(factorFor(Math.round(years * 100) / 100)).toBeCloseTo(factor, 3);
      if (age > 0) expect(factor).toBeLessThan(lifeFactor(sex, age - 1));
    }
  }
  // The life table 2022/2024 for 60 years.
  expect(factorFor(21.58)).toBeCloseTo(lifeFactor('man', 60), 3);
  expect(factorFor(25.19)).toBeCloseTo(lifeFactor('woman', 60), 3);
});

test.each([
  // 12,000 × 8.271
  [400_000, 12_000, 8.271, 12_000, 99_252],
  // § 16 BewG: at most 372,000 ÷ 18.6 = 20,000 a year
  [372_000, 24_000, 10, 20_000, 200_000],
  [372_000, 20_000, 10, 20_000, 200_000],
])('a right in a home of %d €, %d € a year, times %d', (value, year, factor, yearly, amount) => {
  expect(usufructValue({ value, yearly: year, factor })).toEqual({
    yearly,
    isCapped: yearly < year,
    amount,
  });
});
