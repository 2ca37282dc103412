import { formatFactor, formatSignedTenths, formatTenths } from './decimals';

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
