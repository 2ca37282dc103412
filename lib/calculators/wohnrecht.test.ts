import type { CalculatorEntries } from './calculators';
import { answerOf } from './testing.fixture';

const HOME: CalculatorEntries = { value: '400.000', rent: '1.000' };

/** Factors: BMF, 21 October 2025, for valuation dates in 2026. */
test.each<[string, CalculatorEntries, string]>([
  // 12,000 × 8.271
  ['a woman of 78', { ...HOME, womanAge: '78' }, '99.252 €'],
  // 12,000 × 11.444
  ['a man of 65 and a half', { ...HOME, manAge: '65,5' }, '137.328 €'],
  // 9.393 for the woman, 8.96 for the man
  ['a couple of 75 and 73', { ...HOME, womanAge: '75', manAge: '73' }, '112.716 €'],
  // § 16 BewG: 400,000 ÷ 18.6 = 21,505.38, times 10.105
  ['a rent above the limit', { ...HOME, rent: '2.000', womanAge: '73' }, '217.312 €'],
  // half of the home: 10,752.69 × 10.105
  ['a limit for a part', { ...HOME, womanAge: '73', part: '50' }, '108.656 €'],
  // (12,000 − 2,000) × 11.1
  [
    'costs and a factor',
    { ...HOME, right: 'niessbrauch', costs: '2.000', factor: '11,1' },
    '111.000 €',
  ],
])('%s', (_, entries, amount) => {
  expect(answerOf('wohnrecht', entries)).toMatchObject({ amount, errors: undefined });
});

test('the steps lead to what is left of the home', () => {
  expect(answerOf('wohnrecht', { ...HOME, womanAge: '78' }).steps).toEqual([
    '12 Monate zu 1.000 € 12.000 €',
    'mal Vervielfältiger für eine Frau von 78 Jahren 8,271',
    'Wert des Rechts 99.252 €',
    'Wert der Immobilie mit dem Recht 300.748 €',
  ]);
});

test.each<[CalculatorEntries, string]>([
  [HOME, 'womanAge'],
  [{ ...HOME, womanAge: '70', factor: '11' }, 'factor'],
  [{ ...HOME, womanAge: '70', costs: '12.000' }, 'costs'],
])('%j: a message at %s', (entries, field) => {
  expect(Object.keys(answerOf('wohnrecht', entries).errors ?? {})).toEqual([field]);
});
