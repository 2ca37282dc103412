import { LEAD_PRICES } from './constants';
import { findPackage, LEAD_PACKAGES, leadsLabel, unitPrice } from './packages';

test('prices, leads and the one that is marked are those of the specification', () => {
  expect(
    LEAD_PACKAGES.map(({ id, monthlyPrice, leads, openEnded, popular }) => [
      id,
      monthlyPrice,
      leads,
      openEnded,
      popular,
    ]),
  ).toEqual([
    ['starter', 249, 5, false, false],
    ['professional', 749, 20, false, true],
    ['enterprise', 1999, 100, true, false],
  ]);
});

test.each([
  ['starter', 'Liefergarantie 48\u00a0Stunden', '5\u00a0Premium-Leads'],
  ['professional', 'Liefergarantie 24\u00a0Stunden', '20\u00a0Premium-Leads'],
  ['enterprise', 'Liefergarantie 12\u00a0Stunden', 'ab\u00a0100\u00a0Premium-Leads'],
])('%s: %s, %s', (id, guarantee, label) => {
  const found = findPackage(id)!;
  expect(found.features).toContain(guarantee);
  expect(leadsLabel(found)).toBe(label);
});

test.each(['', 'gold', 'Starter', 'toString'])('there is no package "%s"', (id) => {
  expect(findPackage(id)).toBeUndefined();
});

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
