import { render, screen } from '@testing-library/react';
import type { FoundSubmission } from '@/lib/submissions/consent/ledger';
import { FoundSubmissions } from './ledger-search';

const found = (changes: Partial<FoundSubmission> = {}): FoundSubmission => ({
  subjectType: 'valuation',
  subjectId: '1',
  title: 'Bewertungsanfrage',
  hasProof: true,
  hasOtherAddress: false,
  ...changes,
});

const CREATED = '2026-11-22T08:05:00.000Z';

test.each([
  [{ createdAt: CREATED, reference: '482 719 3605' }, 'Bewertungs-ID 482 719 3605'],
  [{ erasedAt: CREATED }, 'gelöscht am 22. November 2026, Nachweis erhalten'],
  [{ erasedAt: CREATED, hasProof: false }, 'gelöscht am 22. November 2026 · ohne Einwilligung'],
  [{ createdAt: CREATED, hasOtherAddress: true }, 'inzwischen mit einer anderen E-Mail-Adresse'],
])('%j is shown as %j', (changes, words) => {
  render(<FoundSubmissions found={[found(changes)]} />);
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  [0, 'Keine Anfrage gefunden'],
  [1, 'Eine Anfrage gefunden'],
  [2, '2 Anfragen gefunden'],
  [50, 'Die 50 neuesten Anfragen'],
])('%d are announced as %j', (count, words) => {
  const all = Array.from({ length: count }, (_, index) => found({ subjectId: String(index) }));
  render(<FoundSubmissions found={all} />);
  expect(screen.getByRole('heading', { name: words })).toHaveFocus();
});
