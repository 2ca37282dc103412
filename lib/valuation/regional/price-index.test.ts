import { modelCard } from './model-card';
import { PRICE_INDEX, priceIndex } from './price-index';

const table = {
  ...{ source: 'Amt, Index', published: '2026-09-24' },
  levels: { '2024-Q2': 1, '2025-Q2': 1.032, '2026-Q1': 1.05, '2026-Q2': 1.0733 },
};

test('today it is what the card of the model and the levels of the places were made with', () => {
  // After a change of the index, fit again: docs/how-to/bring-in-new-prices.md.
  expect(modelCard.priceIndex).toEqual(PRICE_INDEX);
});

test.each([
  ['2024-04', 1.0733, '2. Quartal 2024', '2. Quartal 2026'],
  ['2024-06', 1.0733, '2. Quartal 2024', '2. Quartal 2026'],
  // 1.0733 / 1.032
  ['2025-05', 1.04, '2. Quartal 2025', '2. Quartal 2026'],
  ['2026-06', 1, '2. Quartal 2026', '2. Quartal 2026'],
  ['2026-11', 1, '4. Quartal 2026', '4. Quartal 2026'],
])('offers of %s are carried by %d', (offers, factor, from, to) => {
  expect(priceIndex(offers, table)).toMatchObject({ factor, from, to });
});

test.each([
  ['no level for 2024-Q3', '2024-07', {}],
  ['no level for 2024-Q1', '2024-03', {}],
  ['2026-03 is no quarter', '2024-06', { levels: { '2026-03': 1 } }],
  ['or 0 no level', '2024-06', { levels: { '2024-Q2': 0 } }],
  ['is no day: 2026-02-30', '2024-06', { published: '2026-02-30' }],
  ['is no day: soon', '2024-06', { published: 'soon' }],
])('it says what is wrong with the table: %s', (message, offers, changes) => {
  expect(() => priceIndex(offers, { ...table, ...changes })).toThrow(message);
});
