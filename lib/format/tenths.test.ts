/** @jest-environment node */
import { formatSignedTenths, formatTenths } from './tenths';

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
