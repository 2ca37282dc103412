import { render, screen } from '@testing-library/react';
import { type ValuationRow, ValuationTable } from './valuation-table';

const row: ValuationRow = {
  id: '1',
  reference: '482 719 3605',
  received: '22.11.2026, 09:05',
  place: '80331 München',
  area: '120 m²',
  value: '348.600 €',
  perSquareMetre: '2.905 €',
  name: 'Erika Beispiel',
  email: 'erika@beispiel.de',
  phone: { label: '030 1234567', href: 'tel:0301234567' },
  wish: [],
  ledgerHref: '/employee/dashboard/nachweise/valuation/1',
};

const show = (changes: Partial<ValuationRow>) =>
  render(<ValuationTable rows={[{ ...row, ...changes }]} labelledBy="heading" />);

test('what somebody wishes is read before the number', () => {
  show({ wish: ['am liebsten per E-Mail', 'vormittags, 9 bis 12 Uhr'] });
  const number = screen.getByRole('link', { name: '030 1234567' });
  for (const words of ['am liebsten per E-Mail', 'vormittags, 9 bis 12 Uhr']) {
    const position = screen.getByText(words).compareDocumentPosition(number);
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});

test('a number that is not to be dialled is text', () => {
  show({ wish: ['Bitte nicht anrufen'], phone: { label: '030 1234567' } });
  expect(screen.getByText('Bitte nicht anrufen')).toBeVisible();
  expect(screen.getByText('030 1234567')).toBeVisible();
  expect(screen.queryByRole('link', { name: '030 1234567' })).toBeNull();
});

test('each row leads to its own ledger', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Einwilligungen zu 482 719 3605' })).toHaveAttribute(
    'href',
    row.ledgerHref,
  );
});
