import { answerOf } from './testing.fixture';

/** The example of content/guides/vermieten-oder-abgeben.md; 2,458 € a year are 204.83 € a month. */
const GUIDE = {
  price: '400000',
  rent: '1200',
  upkeep: '204,83',
  debt: '80000',
  loanInterest: '2',
  costs: '1500',
  taxRate: '35',
  depreciation: '4000',
};
const HOME = { price: '400000', rent: '1200', upkeep: '204,83' };

test.each([
  // The guide's 8,122 € and 304,220 €; 81,220 + 305,720 against 56,000 + 304,220
  [
    GUIDE,
    '26.720 €',
    ['−1.600 €', '−2.220 €', '8.122 €', '304.220 €', '5.600 €', '386.940 €', '360.220 €'],
  ],
  // At these 2.72 % after tax, 3.69 % before, both are worth the same.
  [GUIDE, '26.720 €', ['3,69 %']],
  // 11,942 × 10 against 2.5 % of 385,720 × 10
  [HOME, '22.990 €', ['119.420 €', '505.140 €', '9.643 €', '482.150 €', '3,1 %']],
  // 400,000 × 0.9^2 = 324,000, without an agent; 23,884 against 20,000
  [
    { ...HOME, years: '2', growth: '-10', commission: '0' },
    '72.116 €',
    ['347.884 €', '420.000 €', '396.116 €'],
  ],
  // A loss of 6,058 lowers the tax by 35 % of it; 140,620 against 7,100 × 10.
  [{ ...HOME, taxRate: '35', depreciation: '18000' }, '69.620 €', ['2.120 €', '14.062 €']],
])('%j', (entries, headline, steps) => {
  const found = answerOf('vermieten-oder-verkaufen', entries);
  expect(found.amount).toBe(headline);
  expect(found.steps).toEqual(
    expect.arrayContaining(steps.map((step) => expect.stringContaining(step))),
  );
});

test.each([
  [{ ...GUIDE, loanInterest: '' }, 'loanInterest'],
  [{ ...GUIDE, taxRate: '' }, 'taxRate'],
  [{ ...GUIDE, debt: '400000' }, 'debt'],
  [{ ...HOME, costs: '390000' }, 'costs'],
])('%j is wrong at %s', (entries, field) => {
  expect(Object.keys(answerOf('vermieten-oder-verkaufen', entries).errors ?? {})).toEqual([field]);
});
