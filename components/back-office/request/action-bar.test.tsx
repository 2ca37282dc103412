import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_WISH } from '@/lib/requests/contact-wish/contact-wish';
import { choose, openDialog } from './dialog.fixture';
import { keepTexts, keptKeys } from '../draft-box';

const originalFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = originalFetch;
  for (const key of keptKeys('')) keepTexts(key, undefined);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });

test('a prepared text replaces a typed one only when asked to', async () => {
  openDialog();
  await press('E-Mail senden');
  const templates = screen.getByRole('combobox', { name: 'Vorlage' });
  await choose('Vorlage', 'Begrüßung');
  expect(field('Betreff')).toHaveValue('Guten Tag');
  await choose('Vorlage', 'Absage');
  expect(field('Betreff')).toHaveValue('Leider');

  await userEvent.type(field('Text'), ' Schade.');
  await choose('Vorlage', 'Begrüßung');
  expect(screen.getByText('Die Vorlage „Begrüßung“ würde Ihren Text ersetzen.')).toBeVisible();
  expect(field('Text')).toHaveValue('Es geht nicht. Schade.');
  await press('Meinen Text behalten');
  expect(templates).toHaveTextContent('Absage');
  await choose('Vorlage', 'Begrüßung');
  await press('Ersetzen');
  expect(field('Text')).toHaveValue('Vielen Dank.');
});

test('what is typed stays while another action is open, and goes when it is sent', async () => {
  const { sent, led } = openDialog({}, [[200, { version: 2, message: 'Die E-Mail geht hinaus.' }]]);
  await press('E-Mail senden');
  await userEvent.type(field('Betreff'), 'Ihr Haus');
  await press('Rückruf vereinbaren');
  await press('E-Mail senden');
  expect(field('Betreff')).toHaveValue('Ihr Haus');
  await userEvent.type(field('Text'), 'Guten Tag');
  await press('Senden');
  expect(sent).toEqual([
    {
      path: '/api/employee/callbacks/one/mails',
      body: { subject: 'Ihr Haus', text: 'Guten Tag' },
    },
  ]);
  expect(led).toEqual(['refresh']);
  expect(keptKeys('')).toEqual([]);
  expect(screen.getByRole('button', { name: 'E-Mail senden' })).toHaveFocus();
});

test('an answer to a message takes the place of the one that was seen alone', async () => {
  const { sent, led } = openDialog({ type: 'contact', version: 4 }, [
    [409, { error: 'Diese Anfrage wurde inzwischen geändert (Erika Muster).' }],
  ]);
  await press('E-Mail senden');
  await userEvent.type(field('Betreff'), 'Ihre Frage');
  await userEvent.type(field('Text'), 'Guten Tag');
  await press('Senden');
  expect(sent[0]?.body).toEqual({ subject: 'Ihre Frage', text: 'Guten Tag', version: 4 });
  expect(screen.getByText(/inzwischen geändert \(Erika Muster\)/)).toBeVisible();
  expect(field('Text')).toHaveValue('Guten Tag');
  expect(led).toEqual(['refresh']);
});

test.each([
  ['Rückruf vereinbaren', 'Rückruf eintragen'],
  ['Termin vereinbaren', 'Einladung senden'],
])('%s takes the place of what was arranged and seen alone', async (action, submit) => {
  const { sent, led } = openDialog({ version: 4 }, [
    [409, { error: 'Diese Anfrage wurde inzwischen geändert (Erika Muster).' }],
  ]);
  await press(action);
  await press(submit);
  expect(sent[0]?.body).toMatchObject({ version: 4 });
  expect(screen.getByText(/inzwischen geändert \(Erika Muster\)/)).toBeVisible();
  expect(led).toEqual(['refresh']);
});

const appointment = {
  id: 'a',
  startsAt: new Date('2030-11-26T10:00Z'),
  minutes: 60,
  place: 'Büro',
  isOver: false,
};

test('a meeting that is over is not moved: another one is arranged', async () => {
  openDialog({ appointment: { ...appointment, isOver: true } });
  expect(screen.getByText(/^Termin war am 26\.11\.2030/)).toBeVisible();
  await press('Termin vereinbaren');
  expect(screen.getByRole('button', { name: 'Einladung senden' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Termin absagen' })).toBeNull();
});

test.each(['Rückruf vereinbaren', 'Termin vereinbaren'])(
  'for a request that is closed %s says what to do first',
  async (action) => {
    openDialog({ status: 'completed' });
    await press(action);
    expect(screen.getByText(/^Diese Anfrage ist abgeschlossen\./)).toBeVisible();
    expect(screen.queryByLabelText('Tag')).toBeNull();
  },
);

test('of what was set aside nothing is a link, and nothing can be done but look', () => {
  openDialog({ quarantine: 'honeypot' });
  expect(screen.getByText('030 1234567')).toBeVisible();
  expect(screen.getByText('erika@beispiel.de')).toBeVisible();
  expect(screen.queryByRole('link', { name: /030|erika/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Was zu tun ist' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Zur Quarantäne' })).toBeVisible();
});

test('the meeting is called off that was seen', async () => {
  const { sent } = openDialog({ version: 4, appointment });
  await press('Termin vereinbaren');
  await press('Termin absagen');
  await press('Absage senden');
  expect(sent[0]?.body).toEqual({ version: 4 });
});

test('what is refused is said at its field, which gets the focus', async () => {
  const fields = { at: 'Bitte geben Sie Tag und Uhrzeit an' };
  openDialog({}, [[422, { error: 'Bitte prüfen Sie Ihre Angaben', fields }]]);
  await press('Rückruf vereinbaren');
  await press('Rückruf eintragen');
  const day = screen.getByLabelText('Tag');
  expect(day).toHaveAccessibleDescription(/Bitte geben Sie Tag und Uhrzeit an/);
  await waitFor(() => expect(day).toHaveFocus());
});

test('what is not possible is said in words, and the request is read anew', async () => {
  const { led } = openDialog({}, [[409, { error: 'Erika Muster hat diese Anfrage übernommen.' }]]);
  await press('Mir zuweisen');
  expect(screen.getByText('Erika Muster hat diese Anfrage übernommen.')).toBeVisible();
  expect(led).toEqual(['refresh']);
});

test.each([
  [undefined, 'Noch nicht zugewiesen', 'Mir zuweisen'],
  [{ id: 7, name: 'Karin Beispiel' }, 'Zugewiesen an Mitarbeiter #7', 'Zuweisung aufheben'],
  [{ id: 8, name: 'Erika Muster' }, 'Zugewiesen an Mitarbeiter #8', 'Mir zuweisen'],
])('assigned to %j one reads %j and can press %j', (assignee, words, label) => {
  openDialog({ assignee });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: label })).toBeVisible();
});

test('who does not want to be called is not dialled', () => {
  openDialog({ wish: { ...NO_WISH, doNotCall: true } });
  expect(screen.getByText('Bitte nicht anrufen')).toBeVisible();
  expect(screen.getByText('030 1234567')).toBeVisible();
  expect(screen.queryByRole('link', { name: '030 1234567' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Jetzt anrufen' })).toBeNull();
});

test('a lead is contacted by a call or a mail', async () => {
  openDialog({ type: 'lead' });
  await press('Lead kontaktieren');
  const dial = screen.getByRole('link', { name: 'Jetzt anrufen' });
  expect(dial).toHaveAttribute('href', 'tel:0301234567');
  // jsdom cannot dial.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(dial);
  expect(screen.getByRole('group', { name: 'Wie ist der Anruf ausgegangen?' })).toBeVisible();
});
