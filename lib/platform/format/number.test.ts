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

test.each([
  [348_600, '348.600\u00a0€'],
  [7_000_000, '7.000.000\u00a0€'],
  [999, '999\u00a0€'],
  [0, '0\u00a0€'],
  [-71_400, '-71.400\u00a0€'],
])('%d euros are written as "%s"', (euros, expected) => {
  expect(formatEuros(euros)).toBe(expected);
});

test.each([
  [49.8, '49,80\u00a0€'],
  [19.99, '19,99\u00a0€'],
  [1999, '1.999,00\u00a0€'],
])('%d euros are written to the cent as "%s"', (euros, expected) => {
  expect(formatEurosAndCents(euros)).toBe(expected);
});

test.each([
  [82.5, '82,5'],
  [4, '4'],
  [1234.567, '1.234,57'],
  [0.5, '0,5'],
  [1000, '1.000'],
])('the number %d is written as "%s"', (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});

test.each([
  [120, '120\u00a0m²'],
  [82.5, '82,5\u00a0m²'],
  [1200, '1.200\u00a0m²'],
])('an area of %d is written as "%s"', (squareMetres, expected) => {
  expect(formatArea(squareMetres)).toBe(expected);
});

test.each([
  [17, '17\u00a0%'],
  [0.5, '0,5\u00a0%'],
  [29.5, '29,5\u00a0%'],
])('%d percent are written as "%s"', (percent, expected) => {
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
  [400_000, 399_900, 'kaum verändert'],
  [400_000, 386_500, '\u221213.500\u00a0€ (\u22123,4\u00a0%)'],
])('from %i to %i is written %s', (from, to, text) => expect(formatChange(from, to)).toBe(text));

test.each([
  [{ hours: 1 }, 'eine Stunde'],
  [{ hours: 12 }, 'zwölf Stunden'],
  [{ days: 1 }, 'einen Tag'],
  [{ days: 3 }, 'drei Tage'],
  [{ days: 14 }, '14 Tage'],
  [{ days: 30 }, '30 Tage'],
  [{ months: 1 }, 'einen Monat'],
  [{ months: 2 }, 'zwei Monate'],
  [{ months: 12 }, 'zwölf Monate'],
  [{ years: 1 }, 'ein Jahr'],
  [{ years: 5 }, 'fünf Jahre'],
])('%j is %j', (length, words) => {
  expect(lengthInWords(length)).toBe(words.replace(' ', '\u00a0'));
});
