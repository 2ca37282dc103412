import {
  lengthInWords,
  formatArea,
  formatEuros,
  formatEurosAndCents,
  formatNumber,
  formatPercent,
  formatChange,
  formatSignedEuros,
} from './number';
import { formatFactor, formatSignedTenths, formatTenths } from './decimals';

test.each([
  [348_600, '348.600\u00a0€'],
  [0, '0\u00a0€'],
  [-71_400, '-71.400\u00a0€'],
])('%d euros are written as "%s"', (euros, expected) => {
  expect(formatEuros(euros)).toBe(expected);
});

test.each([
  [49.8, '49,80\u00a0€'],
  [19.99, '19,99\u00a0€'],
])('%d euros are written to the cent as "%s"', (euros, expected) => {
  expect(formatEurosAndCents(euros)).toBe(expected);
});

test.each([
  [82.5, '82,5'],
  [0.5, '0,5'],
])('the number %d is written as "%s"', (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});

test.each([[82.5, '82,5\u00a0m²']])(
  'an area of %d is written as "%s"',
  (squareMetres, expected) => {
    expect(formatArea(squareMetres)).toBe(expected);
  },
);

test.each([[0.5, '0,5\u00a0%']])('%d percent are written as "%s"', (percent, expected) => {
  expect(formatPercent(percent)).toBe(expected);
});

test.each([
  [4200, '+4.200\u00a0€'],
  [-71_400, '\u221271.400\u00a0€'],
  [0, '0\u00a0€'],
  [-0, '0\u00a0€'],
])('%i is written %s', (euros, text) => expect(formatSignedEuros(euros)).toBe(text));

test.each([
  [400_000, 400_000, '±0\u00a0€'],
  [400_000, 420_000, '+20.000\u00a0€ (+5\u00a0%)'],
  [400_000, 400_100, 'kaum verändert'],
  [400_000, 386_500, '\u221213.500\u00a0€ (\u22123,4\u00a0%)'],
])('from %i to %i is written %s', (from, to, text) => expect(formatChange(from, to)).toBe(text));

test.each([
  [{ hours: 12 }, 'zwölf Stunden'],
  [{ days: 1 }, 'einen Tag'],
  [{ days: 14 }, '14 Tage'],
  [{ months: 1 }, 'einen Monat'],
  [{ months: 12 }, 'zwölf Monate'],
  [{ years: 1 }, 'ein Jahr'],
])('%j is %j', (length, words) => {
  expect(lengthInWords(length)).toBe(words.replace(' ', '\u00a0'));
});

test.each([
  [20, '20,0'],
  [19.94, '19,9'],
  [0, '0,0'],
])('%d reads %s', (value, text) => {
  expect(formatTenths(value)).toBe(text);
});

test.each([
  [3.21, '+3,2'],
  [-10, '−10,0'],
  [-0.04, '0,0'],
  [0, '0,0'],
])('%d with its sign reads %s', (value, text) => {
  expect(formatSignedTenths(value)).toBe(text);
});

test.each([
  [0.005, '0,005'],
  [1.032, '1,032'],
  [0.7, '0,7'],
])('the factor %d reads %s', (value, text) => {
  expect(formatFactor(value)).toBe(text);
});
