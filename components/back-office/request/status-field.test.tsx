import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, openDialog } from './dialog.fixture';
import { keepTexts, keptKeys } from '../draft-box';

const originalFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = originalFetch;
  for (const key of keptKeys('')) keepTexts(key, undefined);
});

const status = () => screen.getByRole('combobox', { name: 'Status' });

test('a status is sent as soon as it is chosen, and the dialog closes', async () => {
  const { sent, led } = openDialog({}, [[200, { version: 2 }]]);
  await choose('Status', 'Kontaktiert');
  expect(sent).toEqual([
    { path: '/api/employee/callbacks/one/status', body: { status: 'contacted', version: 1 } },
  ]);
  expect(led).toEqual(['/liste']);
});

test('while a note is not saved the dialog stays, and the note is not sent', async () => {
  const { sent, led } = openDialog({}, [[200, { version: 2 }]]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Notizen' }), '!');
  await choose('Status', 'Kontaktiert');
  expect(sent[0]?.body).not.toHaveProperty('notes');
  expect(led).toEqual(['refresh']);
  expect(status()).toHaveTextContent('Kontaktiert');
  expect(screen.getByRole('textbox', { name: 'Notizen' })).toHaveValue('Alt!');
});

test('a status that could not be sent is not shown as if it had been, and can be sent again', async () => {
  const { sent, led } = openDialog({}, [new TypeError('offline'), [200, { version: 2 }]]);
  await choose('Status', 'Kontaktiert');
  expect(screen.getByText(/Die Verbindung zum Server ist abgebrochen/)).toBeVisible();
  expect(status()).toHaveTextContent('Ausstehend');
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(sent[1]?.body).toEqual({ status: 'contacted', version: 1 });
  expect(led).toEqual(['/liste']);
});

test('two people set two statuses: one of them decides', async () => {
  const current = { status: 'completed', note: 'Alt', version: 4, changedBy: 'Erika Muster' };
  const { sent } = openDialog({}, [
    [409, { error: 'Inzwischen geändert', current }],
    [200, { version: 5 }],
  ]);
  await choose('Status', 'Kontaktiert');
  expect(
    screen.getByText(
      'Erika Muster hat inzwischen den Status „Abgeschlossen“ gesetzt. „Kontaktiert“ ist nicht gespeichert.',
    ),
  ).toBeVisible();
  expect(status()).toHaveTextContent('Abgeschlossen');
  await userEvent.click(screen.getByRole('button', { name: '„Kontaktiert“ setzen' }));
  expect(sent[1]?.body).toEqual({ status: 'contacted', version: 4 });
});
