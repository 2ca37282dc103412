import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialog, type Reply, choose } from './dialog.fixture';
import { keepTexts, keptKeys } from '../draft-box';

const originalFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = originalFetch;
  for (const key of keptKeys('')) keepTexts(key, undefined);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the note', () => {
  const LIST = '/liste';
  const note = () => screen.getByRole('textbox', { name: 'Notizen' });

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

  test('a status that a colleague has set meanwhile stays, and is shown', async () => {
    const { sent, led } = openDialog({}, [
      stale({ status: 'completed', note: 'Alt' }),
      [200, { version: 6 }],
    ]);
    await write('Neu');
    await press('Änderungen speichern');
    expect(sent[1]?.body).toEqual({ status: 'completed', notes: 'Neu', version: 5 });
    expect(led).toEqual([LIST]);
  });

  test('of two texts the own one can be kept', async () => {
    const { sent, led } = openDialog({}, [stale({}), [200, { version: 6 }]]);
    await write('Meine');
    await press('Änderungen speichern');
    const both = screen.getByRole('alert', { name: 'Ihr Text ist noch nicht gespeichert' });
    await waitFor(() => expect(both).toHaveFocus());
    expect(both).toHaveTextContent(/gespeichert von Erika Muster, \d\d:\d\d\sUhr/);
    expect(led).toEqual(['refresh']);

    await press('Meinen Text behalten');
    expect(both).not.toBeInTheDocument();
    expect(sent[1]?.body.notes).toBe('Meine');
  });

  test('a note that has changed under the typed text is compared when it is saved', async () => {
    const { sent, show } = openDialog({}, [stale({})]);
    await write('Meine');
    show({ note: 'Ihre', version: 5 });
    expect(note()).toHaveValue('Meine');
    await press('Änderungen speichern');
    expect(sent[0]?.body.version).toBe(1);
    expect(
      screen.getByRole('alert', { name: 'Ihr Text ist noch nicht gespeichert' }),
    ).toBeVisible();
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
});

describe('the status', () => {
  const status = () => screen.getByRole('combobox', { name: 'Status' });
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
});

describe('what can be done', () => {
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

  test('a call takes the place of what was arranged and seen alone', async () => {
    const { sent, led } = openDialog({ version: 4 }, [
      [409, { error: 'Diese Anfrage wurde inzwischen geändert (Erika Muster).' }],
    ]);
    await press('Rückruf vereinbaren');
    await press('Rückruf eintragen');
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

  test('for a submission that is closed a call says what to do first', async () => {
    openDialog({ status: 'completed' });
    await press('Rückruf vereinbaren');
    expect(screen.getByText(/^Diese Anfrage ist abgeschlossen\./)).toBeVisible();
    expect(screen.queryByLabelText('Tag')).toBeNull();
  });

  test('of what was set aside nothing is a link, and nothing can be done but look', () => {
    openDialog({ quarantine: 'honeypot' });
    expect(screen.getByText('030 1234567')).toBeVisible();
    expect(screen.getByText('erika@beispiel.de')).toBeVisible();
    expect(screen.queryByRole('link', { name: /030|erika/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Was zu tun ist' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Zur Quarantäne' })).toBeVisible();
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
});
