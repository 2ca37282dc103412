import { remainingLife } from './rules/remaining-life';
import { answerOf } from './testing.fixture';

// Anlage 2 ImmoWertV by hand, with 80 years.
test.each([
  [0, 'none', 80],
  // Below 60 %
  [47, 'none', 33],
  // 0.875: 1.25 × 0.765625 − 2.625 × 0.875 + 1.525 = 0.185156
  [70, 'none', 15],
  [80, 'none', 12],
  [200, 'none', 12],
  // 0.5: 0.1825 − 0.7885 + 1.1133 = 0.5073
  [40, 'small', 41],
  // 0.5: 0.125 − 0.55 + 1 = 0.575
  [40, 'medium', 46],
  // 0.5: 0.076 − 0.338 + 0.9506 = 0.6886
  [40, 'mostly', 55],
  // 0.5: 0.05 − 0.22 + 0.942 = 0.772
  [40, 'fully', 62],
  // Never more than 70 % of the life of an old house
  [80, 'fully', 56],
] as const)('at %d years, modernised %s: %d years are left', (age, modernisation, left) => {
  expect(remainingLife({ age, life: 80, modernisation })).toBe(left);
});

const HOUSE = {
  area: '250',
  newCost: '1800',
  built: '1994',
  asOf: '2026',
  landArea: '600',
  landValue: '250',
};

// The example of content/guides/vergleichswert-sachwert-ertragswert.md, and parts of it.
test.each([
  [
    { outside: '10000', market: '0,95', damage: '18500' },
    '390.000 €',
    ['450.000 €', '−180.000 €', '270.000 €', '430.000 €', '−21.500 €', '−18.500 €'],
  ],
  [{}, '420.000 €', ['450.000 €', '−180.000 €', '270.000 €', '150.000 €']],
  // 450,000 × 1.1 × 48 / 80 = 297,000
  [{ region: '1,1' }, '447.000 €', ['495.000 €', '−198.000 €']],
  // Of 80 years 0.4: 0.0486 − 0.2704 + 0.9506 = 0.7288, so 58
  [{ modernisation: 'mostly' }, '476.250 €', ['−123.750 €']],
  [{ built: '2026' }, '600.000 €', ['0 €']],
])('%j', (entries, headline, steps) => {
  const found = answerOf('sachwert', { ...HOUSE, ...entries });
  expect(found.amount).toBe(headline);
  expect(found.steps).toEqual(
    expect.arrayContaining(steps.map((step) => expect.stringContaining(step))),
  );
});

test.each([
  [{ built: '2027' }, 'built'],
  [{ damage: '420001' }, 'damage'],
  [{ landValue: '' }, 'landValue'],
])('%j is wrong at %s', (entries, field) => {
  expect(Object.keys(answerOf('sachwert', { ...HOUSE, ...entries }).errors ?? {})).toEqual([field]);
});
