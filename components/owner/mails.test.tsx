import { render, screen, within } from '@testing-library/react';
import { WithRouter } from '@/lib/testing/navigation';
import type { MailState } from '@/lib/platform/mail/state';
import type { OwnMail } from '@/lib/requests/owner/own-request';
import { Mails } from './mails';

const mail = (state: MailState, canResend: boolean): OwnMail => ({
  id: state,
  title: `Titel ${state}`,
  recipient: 'erika@beispiel.de',
  state,
  text: `Wort für ${state}.`,
  createdAt: new Date('2026-11-21T23:30:00Z'),
  canResend,
});

const show = (mails: OwnMail[]) =>
  render(
    <WithRouter>
      <Mails
        mails={mails}
        correction="/anfrage/x/angaben#email"
        how={{ path: '/api', plainAction: async (state) => state, next: '/' }}
      />
    </WithRouter>,
  );

test.each<[MailState, boolean, boolean]>([
  ['waiting', false, false],
  ['delayed', false, true],
  ['accepted', true, false],
  ['filed', true, false],
  ['refused', true, true],
  ['failed', true, true],
  ['held', false, false],
])('%s: sent again %p, address to be corrected %p', (state, again, doubtful) => {
  show([mail(state, again)]);
  const item = within(screen.getByRole('listitem'));
  expect(item.getByRole('heading', { name: `Titel ${state}` })).toBeVisible();
  expect(item.getByText(`Wort für ${state}.`)).toBeVisible();
  expect(item.getByText('22.11.2026, 00:30 Uhr')).toBeVisible();
  expect(item.queryAllByRole('button', { name: 'Noch einmal senden' })).toHaveLength(+again);
  expect(item.queryAllByRole('link', { name: 'Adresse korrigieren' })).toHaveLength(+doubtful);
});

test('without mails a sentence replaces the list', () => {
  show([]);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText(/keine E-Mail geschickt/)).toBeVisible();
});
