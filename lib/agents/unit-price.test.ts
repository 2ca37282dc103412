/** @jest-environment node */
import { LEAD_PACKAGES } from './packages';
import { unitPrice, worthwhileFrom } from './unit-price';

test.each([
  [249, 5, 49.8],
  [749, 20, 37.45],
  [1999, 100, 19.99],
  [100, 3, 33.33],
  [200, 3, 66.67],
  [149, 1, 149],
])('%d € for %d leads are %d € each', (monthlyPrice, leads, expected) => {
  expect(unitPrice({ monthlyPrice, leads })).toBe(expected);
});

test.each([
  [148, 1],
  [149, 2],
  [249, 2],
  [298, 3],
  [749, 6],
  [1999, 14],
])('%d € a month are less than %d single leads', (monthlyPrice, expected) => {
  expect(worthwhileFrom({ monthlyPrice })).toBe(expected);
});

test('every package holds enough leads to be worthwhile', () => {
  for (const entry of LEAD_PACKAGES) expect(worthwhileFrom(entry)).toBeLessThan(entry.leads);
});
