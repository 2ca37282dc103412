import { render, screen } from '@testing-library/react';
import { WithRouter } from '@/lib/testing/navigation';
import type { OpenedLink, OwnRequest } from '@/lib/requests/owner/own-request';
import { AddressConfirmation } from './address-confirmation';
import type { Served } from '@/components/forms/served-form';

const how: Served = { path: '/api', plainAction: async (state) => state, next: '/' };

const PENDING = { value: 'pending', label: 'Ausstehend' };
const FROM_MAIL = { canConfirm: true, isProven: false };
const FROM_BROWSER = { canConfirm: false, isProven: true };

function show(
  link: Pick<OpenedLink, 'canConfirm' | 'isProven'>,
  request: Partial<Pick<OwnRequest, 'type' | 'email' | 'status'>> = {},
  sendsMail = true,
) {
  return render(
    <WithRouter>
      <AddressConfirmation
        request={{
          type: 'valuation',
          email: { address: 'erika@beispiel.de' },
          status: PENDING,
          ...request,
        }}
        link={link}
        how={how}
        sendsMail={sendsMail}
        erasure="/loeschen"
      />
    </WithRouter>,
  );
}

const confirm = () => screen.queryByRole('button', { name: 'E-Mail-Adresse bestätigen' });

test('a link from a mail confirms the address with one button, and says what comes of it', () => {
  show(FROM_MAIL);
  expect(screen.getByText('erika@beispiel.de')).toBeVisible();
  expect(screen.getByText(/ausführliche Bewertung mit dem PDF/)).toBeVisible();
  expect(screen.getAllByRole('button')).toEqual([confirm()]);
});

test('the browser that sent the form cannot confirm: the mail has to be opened', () => {
  show(FROM_BROWSER);
  expect(confirm()).toBeNull();
  expect(screen.getByText(/öffnen Sie den Link in der E-Mail an/)).toBeVisible();
});

test('without a mail server no text asks to open a mail', () => {
  show(FROM_BROWSER, {}, false);
  expect(screen.queryByText(/öffnen Sie den Link/)).toBeNull();
  expect(screen.getByText(/Das Portal verschickt zurzeit keine E-Mails\./)).toBeVisible();
});

test('no valuation is promised where none was asked for', () => {
  show(FROM_MAIL, { type: 'contact' });
  expect(screen.queryByText(/Bewertung/)).toBeNull();
});

test.each([
  ['is confirmed', { address: 'erika@beispiel.de', confirmedAt: new Date() }],
  ['was not asked for', undefined],
])('nothing is asked where the address %s', (_, email) => {
  const { container } = show(FROM_MAIL, { email });
  expect(container).toBeEmptyDOMElement();
});

test('only an unproven link offers to delete the request', () => {
  const { unmount } = show(FROM_MAIL);
  expect(screen.getByRole('link', { name: 'Anfrage löschen' })).toHaveAttribute(
    'href',
    '/loeschen',
  );
  unmount();
  show({ canConfirm: true, isProven: true });
  expect(screen.queryByRole('link')).toBeNull();
});

test('a request that has ended asks for nothing', () => {
  const { container } = show(FROM_MAIL, { status: { value: 'cancelled', label: 'Abgebrochen' } });
  expect(container).toBeEmptyDOMElement();
});
