import { render, screen } from '@testing-library/react';
import type { OwnRegional } from '@/lib/requests/owner/own-request';
import { ValuationFigures } from './valuation-figures';

const MUNICH: OwnRegional = {
  isPossible: true,
  value: 1_012_400,
  pricePerSquareMetre: 8437,
  range: { from: 790_000, to: 1_296_000 },
  confidence: 'high',
  confidenceLabel: 'hoch',
  confidenceReasons: [],
  nationalMedian: 389_000,
  factors: [],
  assumptions: [],
  data: 'Angebotspreise 2024',
  model: '2026-11',
};

const said = (regional: OwnRegional) => {
  const { container } = render(<ValuationFigures estimatedValue={348_600} regional={regional} />);
  return container.textContent?.replaceAll('\u00a0', ' ');
};

test('both figures stand there, the regional one with range, grade and the date of its model', () => {
  const text = said(MUNICH);
  for (const words of [
    'Geschätzter Wert nach der Grundformel348.600 €',
    'Regionale Bewertung1.012.400 €',
    'Spanne 790.000 € bis 1.296.000 €, Aussagekraft hoch',
    'Angebotspreise 2024. Modell vom November 2026',
    'Beide sind unverbindliche Ersteinschätzungen.',
  ]) {
    expect(text).toContain(words);
  }
  expect(screen.getAllByRole('term')).toHaveLength(2);
});

test('where no regional figure is possible the reason stands in its place', () => {
  const text = said({ isPossible: false, reason: 'Die Postleitzahl ist unbekannt.' });
  expect(text).toContain('348.600 €');
  expect(text).toContain('Regionale BewertungKeine Zahl möglich. Die Postleitzahl ist unbekannt.');
  expect(text).toContain('Eine unverbindliche Ersteinschätzung.');
});
