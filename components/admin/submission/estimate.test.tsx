import { render, screen } from '@testing-library/react';
import { differenceLabel, Estimate, estimateRange } from './estimate';
import { MUNICH } from './regional.fixture';

test.each([
  [348_600, 361_000, 'Der eigene Wert liegt 12.400 € (3,6 %) über der Grundformel.'],
  [348_600, 348_600, 'Der eigene Wert gleicht der Grundformel.'],
  [0, 1000, 'Der eigene Wert liegt 1.000 € über der Grundformel.'],
])('of %i and %i is said: %s', (estimate, value, words) => {
  expect(differenceLabel(estimate, value, 'der Grundformel').replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [399_999, 'unter'],
  [400_000, 'in'],
  [600_000, 'in'],
  [600_001, 'über'],
])('%i lies %s the range from 400,000 to 600,000', (value, side) => {
  expect(estimateRange({ from: 400_000, to: 600_000 }, value)).toBe(`Er liegt ${side} der Spanne.`);
});

const FORMULA = { value: 348_600, perSquareMetre: 2905 };
const EXPERT = {
  value: 1_100_000,
  reason: 'Die Lage am Park.',
  employee: 'Karin Beispiel',
  at: new Date('2026-11-22T08:00:00Z'),
};

const said = () =>
  screen.getByRole('region', { name: 'Wert' }).textContent?.replaceAll('\u00a0', ' ');

test('one value with its range, the own one beside it, and the base formula at the end', () => {
  render(<Estimate estimate={FORMULA} regional={MUNICH} expert={EXPERT} />);
  for (const words of [
    'Geschätzter Wert1.012.400 €790.000 € bis 1.296.000 €',
    'Eigener Wert1.100.000 €',
    '8.437 €/m²',
    'Aussagekraft hoch. Es gab 164 Angebote in der Umgebung.',
    'Die Grundformel kennt die Lage nicht.Zum Vergleich, ohne Lage gerechnet: 348.600 €, 2.905 €/m²',
    'Der eigene Wert liegt 87.600 € (8,7 %) über dem geschätzten Wert. Er liegt in der Spanne.',
  ]) {
    expect(said()).toContain(words);
  }
});
