import { LEAD_PRICES } from './constants';
import { LEAD_PACKAGES } from './packages';
import { unitPrice } from './unit-price';

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

test('in every package a lead costs less than by itself', () => {
  for (const entry of LEAD_PACKAGES) expect(unitPrice(entry)).toBeLessThan(LEAD_PRICES.premium);
});
