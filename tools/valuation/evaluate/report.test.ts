import type { Measures } from '../metrics';
import type { Evaluation } from './evaluate';
import { report } from './report';

const measures = (more: Partial<Measures>): Measures => ({
  n: 12_345,
  medianAbsoluteErrorPct: 34.94,
  within10Pct: 15,
  within20Pct: 29.9,
  biasPct: -12.06,
  coverage80Pct: null,
  ...more,
});
const comparison = {
  regional: { 'flat resale': measures({ medianAbsoluteErrorPct: 14.2, coverage80Pct: 80.1 }) },
  baseFormula: { 'flat resale': measures({}) },
};
const evaluation: Evaluation = {
  ...comparison,
  byState: { Bayern: comparison, Saarland: { regional: {}, baseFormula: {} } },
  skipped: { total: 1201, reasons: { 'no price': 1, 'postcode unknown': 1200 } },
};

test('both valuations stand side by side, of all and of each state that has such homes', () => {
  const lines = report(evaluation).split('\n');
  const cells = ['12,345', 34.9, 14.2, '15.0', '15.0', 29.9, 29.9, -12.1, -12.1, 80.1].join(' ');
  const rows = lines.map((line) => line.replace(/ +/g, ' '));
  expect(rows).toContain(`all ${cells}`);
  expect(rows).toContain(`Bayern ${cells}`);
  expect(rows.filter((row) => row.startsWith('Saarland'))).toEqual([]);
});

test('its columns stand under each other', () => {
  const table = report(evaluation).split('\n').slice(2, 6);
  expect(table[0]).toMatch(/^flat resale/);
  expect(new Set(table.map((line) => line.length)).size).toBe(1);
});

test('groups without homes have no table', () => {
  expect(report(evaluation)).not.toMatch(/^(house|flat {2})/m);
});

test('tells what was skipped, the most frequent first', () => {
  const told = report(evaluation);
  expect(told).toMatch(/Skipped 1,201 rows:\n +1,200 {2}postcode unknown\n +1 {2}no price$/);
  const none = { ...evaluation, skipped: { total: 0, reasons: {} } };
  expect(report(none)).toMatch(/No row was skipped\.$/);
});
