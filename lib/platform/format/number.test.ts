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
  [formatEuros(348_600), '348.600\u00a0€'],
  [formatEuros(0), '0\u00a0€'],
  [formatEuros(-71_400), '-71.400\u00a0€'],
  [formatEurosAndCents(49.8), '49,80\u00a0€'],
  [formatEurosAndCents(19.99), '19,99\u00a0€'],
  [formatSignedEuros(4200), '+4.200\u00a0€'],
  [formatSignedEuros(-71_400), '\u221271.400\u00a0€'],
  [formatSignedEuros(0), '0\u00a0€'],
  [formatSignedEuros(-0), '0\u00a0€'],
  [formatChange(400_000, 400_000), '±0\u00a0€'],
  [formatChange(400_000, 420_000), '+20.000\u00a0€ (+5\u00a0%)'],
  [formatChange(400_000, 400_100), 'kaum verändert'],
  [formatChange(400_000, 386_500), '\u221213.500\u00a0€ (\u22123,4\u00a0%)'],
  [formatNumber(82.5), '82,5'],
  [formatNumber(0.5), '0,5'],
  [formatArea(82.5), '82,5\u00a0m²'],
  [formatPercent(0.5), '0,5\u00a0%'],
  [formatTenths(20), '20,0'],
  [formatTenths(19.94), '19,9'],
  [formatTenths(0), '0,0'],
  [formatSignedTenths(3.21), '+3,2'],
  [formatSignedTenths(-10), '−10,0'],
  [formatSignedTenths(-0.04), '0,0'],
  [formatSignedTenths(0), '0,0'],
  [formatFactor(0.005), '0,005'],
  [formatFactor(1.032), '1,032'],
  [formatFactor(0.7), '0,7'],
])('(%#) a number is written as in German: "%s"', (written, expected) => {
  expect(written).toBe(expected);
});

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
