import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithRouter } from '@/lib/testing/navigation';
import { ActButton } from './act-button';

const originalFetch = globalThis.fetch;
let sent: string[];

beforeEach(async () => {
  sent = [];
  globalThis.fetch = async (path) => {
    sent.push(String(path));
    throw new TypeError('Nobody answers');
  };
  render(
    <WithRouter router={{ refresh: () => {} }}>
      <ActButton
        path="/api/spam"
        about="Nachricht"
        doing="Wird gelöscht..."
        question={{ title: 'Löschen?', text: 'Das bleibt so.', confirm: 'Ja, löschen' }}
      >
        Als Spam löschen
      </ActButton>
    </WithRouter>,
  );
  await userEvent.click(opener());
});

afterEach(() => {
  globalThis.fetch = originalFetch;
});

const opener = () => screen.getByRole('button', { name: /^Als Spam löschen/ });
const question = () => screen.queryByRole('alertdialog', { name: 'Löschen?' });

test('it asks before anything is sent, with the focus on what does no harm', () => {
  expect(question()).toHaveAccessibleDescription('Das bleibt so.');
  expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  expect(sent).toEqual([]);
});

test('Escape says no and leads back to the button', async () => {
  await userEvent.keyboard('{Escape}');
  expect(question()).toBeNull();
  expect(opener()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('it is done once that is confirmed', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ja, löschen' }));
  expect(question()).toBeNull();
  expect(sent).toEqual(['/api/spam']);
});
