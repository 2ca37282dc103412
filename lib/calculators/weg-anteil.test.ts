import { answerOf } from './testing.fixture';

const answer = (entries: Record<string, string>) => answerOf('weg-anteil', entries);

// By hand.
test.each([
  [{ amount: '120000', part: '82' }, '9.840 €', ['120.000 €']],
  // 82.35 / 1,000
  [{ amount: '10000', part: '82,35' }, '823,50 €', []],
  // 190,000 × 63 / 1,000
  [{ amount: '250000', part: '63', fromReserve: '60000' }, '11.970 €', ['−60.000 €', '190.000 €']],
  // 82 of 940 m²
  [{ amount: '47000', part: '82', whole: '940' }, '4.100 €', []],
  [{ amount: '120000', part: '50', months: '24' }, '6.000 €', ['250 €']],
  // 20,000 at 3 % over 120 months: lib/calculators/rules/loan.test.ts
  [
    { purpose: 'loan', amount: '200000', part: '100', months: '120', interest: '3' },
    '20.000 €',
    ['193,12 €', '3.174,58 €'],
  ],
  [{ purpose: 'reserve', amount: '80000', part: '125', whole: '10000' }, '1.000 €', []],
  [{ purpose: 'sale', amount: '2000000', part: '110' }, '220.000 €', []],
])('%j', (entries, headline, steps) => {
  const found = answer(entries);
  expect(found.amount).toBe(headline);
  expect(found.steps).toEqual(
    expect.arrayContaining(steps.map((step) => expect.stringContaining(step))),
  );
});

test.each([
  [{ amount: '1000', part: '1001' }, 'part'],
  [{ amount: '1000', part: '10', fromReserve: '1001' }, 'fromReserve'],
  [{ amount: '1000', part: '10', interest: '3' }, 'months'],
  [{ purpose: 'reserve', amount: '1000', part: '10', fromReserve: '5' }, 'fromReserve'],
  [{ purpose: 'sale', amount: '1000', part: '10', months: '12' }, 'months'],
])('%j is wrong at %s', (entries, field) => {
  expect(Object.keys(answer(entries).errors ?? {})).toEqual([field]);
});
