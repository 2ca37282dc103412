import type { CalculatorEntries } from './calculators';
import { answerOf } from './testing.fixture';

const CHILD: CalculatorEntries = { value: '600.000', relation: 'child' };

/** §§ 15, 16, 19 ErbStG. */
test.each<[string, CalculatorEntries, string]>([
  // 200,000 × 11 %
  ['a child', CHILD, '22.000 €'],
  ['a child of both parents', { ...CHILD, givers: 'two' }, '0 €'],
  // twice (500,000 − 400,000) × 11 %
  ['a dear home of both parents', { ...CHILD, value: '1.000.000', givers: 'two' }, '22.000 €'],
  // 600,000 − 99,252 − 400,000 = 100,748, 11 % of 100,700
  ['a child, with a right to live there', { ...CHILD, usufruct: '99.252' }, '11.077 €'],
  // 90 % of 500,000 − 400,000
  ['a child, let, with a loan', { ...CHILD, home: 'let', debts: '100.000' }, '3.500 €'],
  // § 14: (200,000 + 500,000 − 400,000) × 11 % − 100,000 × 11 %
  ['a child, for the second time', { ...CHILD, value: '200.000', earlier: '500.000' }, '22.000 €'],
  // § 13 Abs. 1 Nr. 4a
  ['a spouse', { value: '900.000', relation: 'spouse', home: 'family-home' }, '0 €'],
  ['a child in the family home', { ...CHILD, home: 'family-home' }, '22.000 €'],
  // (150,000 − 20,000) × 20 %, not 100,000 free as for heirs
  ['a parent', { value: '150.000', relation: 'parent' }, '26.000 €'],
  // 180,000 × 20 % and × 30 %
  ['a niece', { value: '200.000', relation: 'niece-or-nephew' }, '36.000 €'],
  ['a partner', { value: '200.000', relation: 'other' }, '54.000 €'],
])('%s', (_, entries, amount) => {
  expect(answerOf('schenkungsteuer', entries)).toMatchObject({ amount, errors: undefined });
});

test('the steps add up, for each of two givers', () => {
  const entries = { ...CHILD, value: '1.000.000', givers: 'two', earlier: '400.000' };
  // each: 500,000 + 200,000 − 400,000
  expect(answerOf('schenkungsteuer', entries).steps).toEqual([
    'Wert der Immobilie 1.000.000 €',
    'Wert der Schenkung 1.000.000 €',
    'davon von jeder der beiden Personen 500.000 €',
    'Schenkungen der zehn Jahre davor 200.000 €',
    'Freibetrag −400.000 €',
    'Zu versteuern, auf volle 100 € abgerundet 300.000 €',
    'Steuer, 11 % 33.000 €',
    'Steuer auf beide Schenkungen 66.000 €',
  ]);
});

test.each<[CalculatorEntries, string]>([
  [{ ...CHILD, debts: '600.001' }, 'debts'],
  [{ ...CHILD, debts: '500.000', usufruct: '100.001' }, 'usufruct'],
])('%j: a message at %s', (entries, field) => {
  expect(Object.keys(answerOf('schenkungsteuer', entries).errors ?? {})).toEqual([field]);
});
