import {
  formatArea,
  formatEuros,
  formatEurosAndCents,
  formatNumber,
  formatPercent,
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
