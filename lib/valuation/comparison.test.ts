import { apartWords, isFarApart, whyTheyDiffer } from './comparison';
import type { FactorName, RegionalValuation } from './regional/outcome';

/** A regional valuation of this value in which these properties count. */
const regional = (
  value: number,
  euros: Partial<Record<FactorName, number>>,
): RegionalValuation => ({
  isPossible: true,
  value,
  pricePerSquareMetre: 3000,
  range: { from: value * 0.8, to: value * 1.2 },
  confidence: 'high',
  confidenceReasons: [],
  nationalMedian: 380_000,
  factors: Object.entries(euros).map(([name, amount]) => ({
    name: name as FactorName,
    label: name,
    text: '',
    euros: amount,
    isAssumed: false,
  })),
  assumptions: [],
});

const FORMULA =
  'Die Grundformel rechnet an jedem Ort mit 3.500 € je m² und berücksichtigt sonst nur das Alter';

test.each([
  [
    regional(600_000, { region: 300_000, condition: 20_000, area: 400_000 }),
    'die regionale Bewertung liegt 50 % darüber, vor allem wegen der Lage.',
  ],
  [
    regional(200_000, { region: -40_000, condition: -110_000 }),
    'die regionale Bewertung liegt 50 % darunter, vor allem wegen des Zustands.',
  ],
  [
    regional(300_000, { region: 90_000, area: -200_000, plot: -10_000 }),
    'die regionale Bewertung liegt 25 % darunter.',
  ],
  [
    regional(405_000, { region: 90_000 }),
    'hier kommt sie zu fast demselben Ergebnis wie die regionale Bewertung.',
  ],
])('beside 400,000 € of the base formula, case %#', (valuation, words) => {
  const sentence = whyTheyDiffer(400_000, valuation).replaceAll('\u00a0', ' ');
  expect(sentence).toBe(`${FORMULA}; ${words}`);
});

test.each([
  [400_000, 600_000, '50\u00a0% höher', true],
  [400_000, 520_000, '30\u00a0% höher', false],
  [400_000, 276_000, '31\u00a0% niedriger', true],
  [400_000, 401_000, 'gleich hoch', false],
])('%i by the formula and %i are %s', (base, value, words, isFar) => {
  expect(apartWords(base, value)).toBe(words);
  expect(isFarApart(base, value)).toBe(isFar);
});
