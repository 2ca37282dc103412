import { countedYears, interestLoss } from './prepayment';

const loan = { debt: 90_000, contractRate: 3.8, currentRate: 2.5, remainingYears: 3 };

test.each([
  // Nothing is repaid: 12,000 × 1 %
  [
    { debt: 12_000, contractRate: 1, currentRate: 0, remainingYears: 1 },
    { instalment: 10, extra: 0 },
    120,
  ],
  // 1,000 of it repay: 12 + 11 + … + 1
  [
    { debt: 12_000, contractRate: 1.2, currentRate: 0, remainingYears: 1 },
    { instalment: 1_012, extra: 0 },
    78,
  ],
  // 144 in the first year, nearly 72 in the second
  [
    { debt: 12_000, contractRate: 1.2, currentRate: 0, remainingYears: 2 },
    { instalment: 12, extra: 6_000 },
    216,
  ],
  // guide nebenkosten-fuer-eigentuemer, there 3,510 without discounting: 97.50 × 34.6484
  [loan, { instalment: 285, extra: 0 }, 3_378],
  [{ ...loan, currentRate: 3.8 }, { instalment: 285, extra: 0 }, 0],
  [{ ...loan, remainingYears: 0 }, { instalment: 285, extra: 0 }, 0],
])('%j with %j: %d €', (prepayment, repayment, euros) => {
  expect(interestLoss(prepayment, repayment)).toBe(euros);
});

test('repaying more never costs more', () => {
  const of = (instalment: number, extra: number) => interestLoss(loan, { instalment, extra });
  expect(of(285, 0)).toBeGreaterThan(of(600, 0));
  expect(of(600, 0)).toBeGreaterThan(of(600, 5_000));
});

test.each([
  [{ remainingYears: 3 }, 3],
  [{ remainingYears: 15 }, 10.5],
  [{ remainingYears: 15, yearsToNoticeEnd: 0.5 }, 0.5],
])('%j: interest of %d years', (term, years) => {
  expect(countedYears(term)).toBe(years);
});
