import { STATES } from '@/lib/platform/places/states';
import { modelCard } from './model-card';

const comparisons = [
  ...Object.values(modelCard.errors),
  ...Object.values(modelCard.byState).flatMap((groups) => Object.values(groups)),
];

test('names every state, and none that does not exist', () => {
  const names = STATES.map(({ name }) => name).sort();
  expect(Object.keys(modelCard.byState).sort()).toEqual(names);
});

test('compares both ways to value on the same homes', () => {
  for (const { regional, baseFormula } of comparisons) {
    expect(regional.n).toBe(baseFormula.n);
    expect(regional.n).toBeGreaterThan(0);
  }
});

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

test('uses no more offers than its sources have', () => {
  for (const { rows, used } of modelCard.sources) expect(used).toBeLessThanOrEqual(rows);
});
