import { findPackage, LEAD_PACKAGES, leadsLabel } from './packages';

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
