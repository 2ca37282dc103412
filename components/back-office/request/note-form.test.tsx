import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialog, type Reply } from './dialog.fixture';
import { keepTexts, keptKeys } from '../draft-box';

const LIST = '/liste';
const originalFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = originalFetch;
  for (const key of keptKeys('')) keepTexts(key, undefined);
});

const note = () => screen.getByRole('textbox', { name: 'Notizen' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function write(text: string) {
  await userEvent.clear(note());
  await userEvent.type(note(), text);
}

const stale = (changes: object): Reply => [
  409,
  {
    error: 'Inzwischen geändert',
    current: {
      status: 'pending',
      note: 'Ihre',
      version: 5,
      changedBy: 'Erika Muster',
      changedAt: new Date().toISOString(),
      ...changes,
    },
  },
];

test('status and note are sent on the version that was read, and the dialog closes', async () => {
  const { sent, led } = openDialog({}, [[200, { version: 2 }]]);
  await write('Neu');
  await press('Änderungen speichern');
  expect(sent).toEqual([
    {
      path: '/api/employee/callbacks/one/status',
      body: { status: 'pending', notes: 'Neu', version: 1 },
    },
  ]);
  expect(led).toEqual([LIST]);
  expect(keptKeys('')).toEqual([]);
});

test('what is typed while the note is being saved stays, to be saved next', async () => {
  const { sent, led } = openDialog({}, [
    [200, { version: 2 }],
    [200, { version: 3 }],
  ]);
  const answer = globalThis.fetch;
  let arrive = () => {};
  globalThis.fetch = async (...asked) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return answer(...asked);
  };
  await write('Neu');
  await press('Änderungen speichern');
  await userEvent.type(note(), ' und mehr');
  arrive();
  await waitFor(() => expect(led).toEqual(['refresh']));
  expect(note()).toHaveValue('Neu und mehr');
  globalThis.fetch = answer;
  await press('Änderungen speichern');
  expect(sent.map(({ body }) => [body.notes, body.version])).toEqual([
    ['Neu', 1],
    ['Neu und mehr', 2],
  ]);
  expect(led).toEqual(['refresh', LIST]);
});

test('the answer to a message has a name of its own', async () => {
  const { sent } = openDialog({ type: 'contact', status: 'read' }, [[200, { version: 2 }]]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Antwort' }), '!');
  await press('Änderungen speichern');
  expect(sent[0]).toEqual({
    path: '/api/employee/contacts/one/status',
    body: { status: 'read', response: 'Alt!', version: 1 },
  });
});

test('a status that a colleague has set meanwhile stays, and is told', async () => {
  const { sent, led } = openDialog({}, [
    stale({ status: 'completed', note: 'Alt' }),
    [200, { version: 6 }],
  ]);
  await write('Neu');
  await press('Änderungen speichern');
  expect(sent[1]?.body).toEqual({ status: 'completed', notes: 'Neu', version: 5 });
  expect(led).toEqual([LIST]);
});

test.each([
  ['Beide zusammenführen', 'Ihre\n\nMeine', undefined],
  ['Meinen Text behalten', 'Meine', 'Meine'],
  ['Gespeicherten Text übernehmen', 'Ihre', undefined],
])('two texts: %s', async (choice, text, savedAtOnce) => {
  const { sent, led } = openDialog({}, [stale({}), [200, { version: 6 }], [200, { version: 7 }]]);
  await write('Meine');
  await press('Änderungen speichern');
  const both = screen.getByRole('alert', { name: 'Ihr Text ist noch nicht gespeichert' });
  await waitFor(() => expect(both).toHaveFocus());
  expect(both).toHaveTextContent(/gespeichert von Erika Muster, \d\d:\d\d\sUhr/);
  expect(led).toEqual(['refresh']);

  await press(choice);
  expect(both).not.toBeInTheDocument();
  expect(sent[1]?.body.notes).toBe(savedAtOnce);
  if (savedAtOnce) return;
  expect(note()).toHaveValue(text);
  expect(note()).toHaveFocus();
  await press('Änderungen speichern');
  expect(sent[1]?.body).toEqual({ status: 'pending', notes: text, version: 5 });
});

test('a note that has changed under the typed text is compared when it is saved', async () => {
  const { sent, show } = openDialog({}, [stale({})]);
  await write('Meine');
  show({ note: 'Ihre', version: 5 });
  expect(note()).toHaveValue('Meine');
  await press('Änderungen speichern');
  expect(sent[0]?.body.version).toBe(1);
  expect(screen.getByRole('alert', { name: 'Ihr Text ist noch nicht gespeichert' })).toBeVisible();
});

test('an untouched note follows what is stored', () => {
  const { show } = openDialog();
  show({ note: 'Ihre', version: 5 });
  expect(note()).toHaveValue('Ihre');
});

test('without a connection the text stays, and can be saved again', async () => {
  const { sent, led } = openDialog({}, [new TypeError('offline'), [200, { version: 2 }]]);
  await write('Neu');
  await press('Änderungen speichern');
  expect(screen.getByText(/Die Verbindung zum Server ist abgebrochen/)).toBeVisible();
  expect(note()).toHaveValue('Neu');
  await press('Noch einmal versuchen');
  expect(sent).toHaveLength(2);
  expect(led).toEqual([LIST]);
});

test('whose login has ended can log in elsewhere, and keeps the text', async () => {
  openDialog({}, [[401, { error: 'Bitte melden Sie sich an.' }]]);
  await write('Neu');
  await press('Änderungen speichern');
  expect(screen.getByText(/^Sie sind abgemeldet\. Ihr Text bleibt hier stehen\./)).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Anmeldung in einem neuen Fenster öffnen' }),
  ).toHaveAttribute('target', '_blank');
  expect(note()).toHaveValue('Neu');
});

test('a refused note says so at its field', async () => {
  const fields = { notes: 'Die Notiz ist zu lang' };
  openDialog({}, [[422, { error: 'Bitte prüfen Sie Ihre Angaben', fields }]]);
  await write('Neu');
  await press('Änderungen speichern');
  expect(note()).toHaveAccessibleDescription(/Die Notiz ist zu lang/);
});

test('typed text is asked about before it goes, and can be kept', async () => {
  const { led } = openDialog();
  await write('Neu');
  await userEvent.click(screen.getAllByRole('button', { name: 'Schließen' })[1]!);
  expect(
    screen.getByRole('alertdialog', { name: 'Nicht gespeicherte Notiz verwerfen?' }),
  ).toBeVisible();
  await press('Weiter schreiben');
  expect(note()).toHaveValue('Neu');
  expect(led).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await press('Verwerfen');
  expect(led).toEqual([LIST]);
  expect(keptKeys('')).toEqual([]);
});

test('typed text outlasts a reload of the page', async () => {
  const { unmount } = openDialog();
  await write('Neu');
  unmount();
  const { sent } = openDialog({}, [[200, { version: 2 }]]);
  expect(note()).toHaveValue('Neu');
  await press('Änderungen speichern');
  expect(sent[0]?.body.notes).toBe('Neu');
});
