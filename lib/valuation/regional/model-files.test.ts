import { statSync } from 'node:fs';
import { join } from 'node:path';
import { postcodes } from '@/lib/platform/places/postcodes';
import { coefficients, unpackRegion } from './coefficients';
import { coefficientCount } from './precompute';
import { placeModel } from './service';
import { modelCard } from './model-card';
import { PRICE_INDEX, priceIndex } from './price-index';
import { REGIONAL_VERSION, REGIONAL_YEARS } from './data-state';

const regions = coefficients.regions.map(unpackRegion);

test('every postcode has a region, and every region at least fifteen listings', () => {
  expect(coefficients.regionOf).toHaveLength(postcodes.length);
  for (const region of coefficients.regionOf) expect(regions[region]).toBeDefined();
  expect(Math.min(...regions.map(({ listings }) => listings))).toBeGreaterThanOrEqual(15);
});

test.each(['house', 'flat'] as const)('the coefficients of a %s fit the features', (kind) => {
  expect(coefficients.kinds[kind].beta).toHaveLength(coefficientCount(kind));
});

test('the file and its card stay within 300 kB, and what a page gets within 6', () => {
  const size = (name: string) => statSync(join(__dirname, name)).size;
  expect(size('coefficients.json') + size('model-card.json')).toBeLessThan(300_000);
  for (const code of ['80331', '06295', '25980']) {
    expect(JSON.stringify(placeModel(code)).length).toBeLessThan(6_000);
  }
});

describe('the card', () => {
  const comparisons = [
    ...Object.values(modelCard.errors),
    ...Object.values(modelCard.byState).flatMap((groups) => Object.values(groups)),
    ...Object.values(modelCard.byType),
  ];

  test('gives shares that a share can have: what is within ten percent is also within twenty', () => {
    for (const figures of comparisons.flatMap(({ regional, baseFormula }) => [
      regional,
      baseFormula,
    ])) {
      expect(figures.within10Pct).toBeGreaterThan(0);
      expect(figures.within20Pct).toBeGreaterThan(figures.within10Pct);
      expect(figures.within20Pct).toBeLessThan(100);
      expect(figures.medianAbsoluteErrorPct).toBeGreaterThan(0);
    }
    for (const { regional } of comparisons) expect(regional.coverage80Pct).toBeLessThanOrEqual(100);
  });

  test('errs less the more its words promise, over as many homes as without these words', () => {
    for (const kind of ['house resale', 'flat resale'] as const) {
      const { high, medium, low } = modelCard.byConfidence;
      const of = [high, medium, low].map((groups) => groups[kind]!.regional);
      const errors = of.map(({ medianAbsoluteErrorPct }) => medianAbsoluteErrorPct);
      expect(errors).toEqual(errors.toSorted((a, b) => a - b));
      expect(of.reduce((sum, { n }) => sum + n, 0)).toBe(modelCard.errors[kind].regional.n);
    }
  });

  test('uses no more offers than its sources have', () => {
    for (const { rows, used } of modelCard.sources) expect(used).toBeLessThanOrEqual(rows);
  });
});

describe('the price index', () => {
  const table = {
    source: 'Amt, Index',
    published: '2026-09-24',
    levels: { '2024-Q2': 1, '2025-Q2': 1.032, '2026-Q1': 1.05, '2026-Q2': 1.0733 },
  };

  test('today it is what the card of the model and the levels of the places were made with', () => {
    // After a change of the index, fit again: docs/how-to/bring-in-new-prices.md.
    expect(modelCard.priceIndex).toEqual(PRICE_INDEX);
  });

  test.each([
    ['2024-04', 1.0733, '2. Quartal 2024', '2. Quartal 2026'],
    // 1.0733 / 1.032
    ['2025-05', 1.04, '2. Quartal 2025', '2. Quartal 2026'],
    ['2026-06', 1, '2. Quartal 2026', '2. Quartal 2026'],
    ['2026-11', 1, '4. Quartal 2026', '4. Quartal 2026'],
  ])('offers of %s are carried by %d', (offers, factor, from, to) => {
    expect(priceIndex(offers, table)).toMatchObject({ factor, from, to });
  });

  test.each([
    ['no level for 2024-Q3', '2024-07', {}],
    ['2026-03 is no quarter', '2024-06', { levels: { '2026-03': 1 } }],
    ['or 0 no level', '2024-06', { levels: { '2024-Q2': 0 } }],
    ['is no day: 2026-02-30', '2024-06', { published: '2026-02-30' }],
  ])('it says what is wrong with the table: %s', (message, offers, changes) => {
    expect(() => priceIndex(offers, { ...table, ...changes })).toThrow(message);
  });
});

test('pages, mail and PDF name the model that the card describes', () => {
  expect(REGIONAL_VERSION).toBe(modelCard.version);
});

test('and the years of its sources', () => {
  const years = new Set(modelCard.sources.map(({ date }) => date.slice(0, 4)));
  expect(REGIONAL_YEARS).toBe([...years].sort().join(' und '));
});
