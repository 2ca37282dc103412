import { whyFiguresDiffer } from './difference';
import type { FactorName, RegionalValuation } from './outcome';

const MEDIAN = 400_000;
const MUNICH = '80331 München';

function valuation(euros: Partial<Record<FactorName, number>>): RegionalValuation {
  const factors = Object.entries(euros).map(([name, amount]) => ({
    name: name as FactorName,
    label: name,
    text: '',
    euros: amount,
    isAssumed: false,
  }));
  const value = factors.reduce((sum, factor) => sum + factor.euros, MEDIAN);
  return {
    isPossible: true,
    value,
    pricePerSquareMetre: Math.round(value / 120),
    range: { from: value * 0.8, to: value * 1.2 },
    confidence: 'high',
    confidenceReasons: [],
    nationalMedian: MEDIAN,
    factors,
    assumptions: [],
  };
}

const why = (base: number, euros: Parameters<typeof valuation>[0]) =>
  whyFiguresDiffer(base, valuation(euros), MUNICH).replaceAll('\u00a0', ' ');

test('names the place where it raises the figure', () => {
  expect(why(400_000, { region: 310_000, condition: 20_000, year: -40_000 })).toBe(
    'Die Grundformel rechnet überall gleich; der geschätzte Wert liegt 290.000 € höher, vor allem weil für die Lage in 80331 München 310.000 € hinzukommen.',
  );
});

test('names a second reason of weight, the weightier first', () => {
  expect(why(400_000, { region: 60_000, condition: 100_000 })).toBe(
    'Die Grundformel rechnet überall gleich; der geschätzte Wert liegt 160.000 € höher, vor allem weil für den Zustand 100.000 € und für die Lage in 80331 München 60.000 € hinzukommen.',
  );
});

test('does not give as a reason what pulls to the other side', () => {
  const text = why(400_000, { region: 300_000, condition: -120_000 });
  expect(text).toContain('die Lage');
  expect(text).not.toContain('Zustand');
});

test.each([
  [600_000, { region: 10_000 }, 'zu viel'],
  [200_000, { region: -10_000 }, 'zu wenig'],
])('blames the flat rate when nothing else explains it: %d', (base, euros, side) => {
  expect(why(base, euros)).toMatch(new RegExp(`setzt überall 3\\.500 € je m² an.*${side}\\.$`));
});

test('says so when both are close', () => {
  expect(why(400_000, { region: 300_000, area: -290_000 })).toContain('nah beieinander');
});
