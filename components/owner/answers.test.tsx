import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnRegional } from '@/lib/requests/owner/own-request';
import { Answers, ValuationFigures } from './answers';

const TOLD = 'Sie: Was kostet ein Verkauf?\n\nAntwort: Das hängt ab:\n- von der <b>Provision</b>';

const answer = (field: string, label: string, text: string) => ({
  ...{ field, label, text },
  value: text,
});

function show(...answers: ReturnType<typeof answer>[]) {
  render(<Answers answers={answers} valuationPdf="/pdf" correction="/angaben" />);
}

test('a message stands there as it was written', () => {
  show(answer('message', 'Nachricht', 'Guten Tag,\nwie lange?'));
  expect(screen.getByText('Nachricht').nextElementSibling?.textContent).toBe(
    'Guten Tag,\nwie lange?',
  );
  expect(screen.queryByText('Anzeigen')).not.toBeInTheDocument();
});

test('a conversation with the adviser is folded, and then stands there whole', async () => {
  show(answer('conversation', 'Gespräch mit der KI-Beratung', TOLD));
  expect(screen.getByText('Gespräch mit der KI-Beratung')).toBeVisible();
  const text = screen.getByText(/^Sie: Was kostet/);
  expect(text).not.toBeVisible();
  await userEvent.click(screen.getByText('Anzeigen'));
  expect(text).toBeVisible();
  expect(text.textContent).toBe(TOLD);
});

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
