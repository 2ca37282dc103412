import { render, screen } from '@testing-library/react';
import type {
  RegionalEstimate,
  SubmissionCard,
} from '@/lib/submissions/admin/submission/submission';
import { NO_WISH } from '@/lib/submissions/contact-wish/contact-wish';
import { SubmissionRow } from './submission-row';

const NOW = new Date('2026-11-22T11:00:00Z');

const card: SubmissionCard = {
  type: 'valuation',
  id: '1',
  version: 1,
  status: 'pending',
  createdAt: new Date('2026-11-22T09:00:00Z'),
  updatedAt: new Date('2026-11-22T09:00:00Z'),
  name: 'Erika Beispiel',
  phone: '030 1234567',
  email: 'erika@beispiel.de',
  summary: 'Einfamilienhaus · 120 m² · 80331 München',
  estimate: { value: 348_600, perSquareMetre: 2905 },
  wish: NO_WISH,
  others: 0,
  isMerged: false,
};

const MUNICH: Extract<RegionalEstimate, { isPossible: true }> = {
  isPossible: true,
  value: 1_012_400,
  perSquareMetre: 8437,
  range: { from: 790_000, to: 1_296_000 },
  rangeMeaning: 'Bei acht von zehn Angeboten lag der Preis darin.',
  confidence: 'hoch',
  confidenceReasons: ['Es gab 164 Angebote in der Umgebung.'],
  difference: 'Die Grundformel kennt die Lage nicht.',
  steps: [],
  assumptions: [],
  data: 'Angebotspreise 2020 und 2024',
};

function show(changes: Partial<SubmissionCard> = {}) {
  render(<SubmissionRow card={{ ...card, ...changes }} href="/?anfrage=1" now={NOW} />);
  return screen.getByRole('listitem');
}

test('it says who, what, how much, since when and with whom, and leads to the rest', () => {
  const row = show({
    due: { at: new Date('2026-11-22T10:00:00Z'), for: 'first_contact' },
    assignee: { id: 2, name: 'Karin Beispiel' },
  });
  const text = row.textContent?.replaceAll('\u00a0', ' ');
  for (const words of [
    'überfällig seit 1 Std.',
    'Eingegangen vor 2 Std.',
    'Einfamilienhaus · 120 m² · 80331 München',
    '348.600 €',
    '2.905 €/m²',
    'Ausstehend',
    'Karin Beispiel',
  ]) {
    expect(text).toContain(words);
  }
  expect(screen.getByRole('link', { name: 'Erika Beispiel' })).toHaveAttribute(
    'href',
    '/?anfrage=1',
  );
});

test('the value stands there with range and grade, and the base formula beside it', () => {
  const text = () => screen.getByRole('listitem').textContent?.replaceAll('\u00a0', ' ');
  show({ regional: MUNICH });
  expect(text()).toContain('Ohne Lage348.600 €2.905 €/m²');
  expect(text()).toContain(
    'Geschätzter Wert, Aussagekraft hoch1.012.400 €790.000 € bis 1.296.000 €',
  );
});

test('a number that is not to be dialled is text', () => {
  show({ wish: { ...NO_WISH, doNotCall: true } });
  expect(screen.getByText('Bitte nicht anrufen')).toBeVisible();
  expect(screen.getByText('030 1234567')).toBeVisible();
  expect(screen.queryByRole('link', { name: '030 1234567' })).toBeNull();
});

test('a person without a number is reached by mail, one without a name has a link all the same', () => {
  show({ name: undefined, phone: undefined });
  expect(screen.getByText('erika@beispiel.de')).toBeVisible();
  expect(screen.getByRole('link')).toHaveTextContent('Ohne Namen');
  expect(screen.getByText('Noch nicht zugewiesen')).toBeVisible();
});
