import { answerOf } from './testing.fixture';
import type { CalculatorEntries } from './calculators';

/** guide spekulationssteuer-und-zehnjahresfrist: three quarters of 264,000 €, nine years */
const GUIDE: CalculatorEntries = {
  price: '240.000',
  costs: '24.000',
  completed: '1980',
  buildingShare: '75',
  years: '9',
};
const NEW: CalculatorEntries = {
  price: '400.000',
  completed: '2025',
  method: 'falling',
  month: '7',
};

test.each<[string, CalculatorEntries, string]>([
  ['the guide’s example', GUIDE, '3.960 €'],
  // 75,000 × 2.5 %
  ['an old house', { price: '100.000', completed: '1910' }, '1.875 €'],
  // 300,000 × 3 %
  ['a new house', { price: '400.000', completed: '2023' }, '9.000 €'],
  // 200,000 ÷ 20
  [
    'a survey',
    { price: '200.000', completed: '1950', buildingShare: '100', remaining: '20' },
    '10.000 €',
  ],
  // half of 300,000 × 5 %
  ['falling amounts', NEW, '7.500 €'],
])('%s', (_, entries, amount) => {
  expect(answerOf('afa', entries)).toMatchObject({ amount, errors: undefined });
});

test('the sum is what the guide names', () => {
  expect(answerOf('afa', { ...GUIDE, taxPercent: '42' }).steps).toEqual([
    'Kaufpreis 240.000 €',
    'Nebenkosten 24.000 €',
    'Grund und Boden, 25 % −66.000 €',
    'Gebäude 198.000 €',
    'Satz im Jahr 2 %',
    'Summe in 9 Kalenderjahren 35.640 €',
    'Restwert des Gebäudes danach 162.360 €',
    'Steuer, die das bei 42 % spart 1.663 €',
  ]);
});

test('the first two years of falling amounts', () => {
  // 5 % of 292,500
  expect(answerOf('afa', NEW).steps).toEqual(
    expect.arrayContaining(['Im ersten Jahr, ab Monat 7 7.500 €', 'Im zweiten Jahr 14.625 €']),
  );
});

test.each<[CalculatorEntries, string]>([
  [{ ...NEW, completed: '2022' }, 'method'],
  [{ ...NEW, remaining: '20' }, 'remaining'],
  // the law itself takes 33 years
  [{ price: '100.000', completed: '2023', remaining: '34' }, 'remaining'],
])('%j: a message at %s', (entries, field) => {
  expect(Object.keys(answerOf('afa', entries).errors ?? {})).toEqual([field]);
});
