import { type Depreciation, depreciationOf, straightPercent } from './depreciation';

test.each([
  [1890, 2.5],
  [1924, 2.5],
  [1925, 2],
  [2022, 2],
  [2023, 3],
  [2026, 3],
])('a home of %d: %d %% a year (§ 7 Abs. 4 Satz 1 Nr. 2 EStG)', (completed, percent) => {
  expect(straightPercent(completed)).toBe(percent);
});

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

test.each<[Depreciation, number, number]>([
  // guide spekulationssteuer-und-zehnjahresfrist
  [{ building: 198_000, percent: 2, month: 1 }, 9, 35_640],
  // guide vermieten-oder-abgeben: of 200,000 € 136,000 are left
  [{ building: 200_000, percent: 2, month: 1 }, 16, 64_000],
  // ten months of 4,000, then 4,000
  [{ building: 200_000, percent: 2, month: 3 }, 2, 7_333],
  // 33 × 3,000 and the rest
  [{ building: 100_000, percent: 3, month: 1 }, 40, 100_000],
  // half of 15,000, then 5 % of 292,500 and of 277,875
  [{ building: 300_000, percent: 5, isFalling: true, month: 7 }, 3, 36_019],
  [{ building: 0, percent: 2, month: 12 }, 5, 0],
])('%j in %d years: %d €', (home, years, amount) => {
  expect(sum(depreciationOf(home, years))).toBe(amount);
});
