import { instalmentOver, monthlyRate, remainingDebt } from './loan';

// 200,000 at 3 % and 2 %: 833.33 a month; 1.0025^120 = 1.349354
test.each([
  [{ debt: 200_000, interest: 3, instalment: 2500 / 3, months: 120 }, 153_420],
  [{ debt: 12_000, interest: 0, instalment: 500, months: 10 }, 7_000],
  [{ debt: 5_000, interest: 4, instalment: 500, months: 24 }, 0],
  [{ debt: 100_000, interest: 6, instalment: 500, months: 12 }, undefined],
])('what is left of %j', (loan, left) => {
  expect(remainingDebt(loan)).toBe(left);
});

test('the rate of a month', () => {
  expect(monthlyRate(200_000, 3, 2)).toBeCloseTo(833.33);
});

// 1.0025^-120 = 0.741096: 50 / 0.258904
test.each([
  [20_000, 3, 120, 193.12],
  [12_000, 0, 24, 500],
])('%d € at %d %% over %d months', (debt, interest, months, instalment) => {
  expect(instalmentOver(debt, interest, months)).toBeCloseTo(instalment);
});
