import { screen, waitFor } from '@testing-library/react';
import { CallbackDialog } from './callback-dialog';
import { ContactDialog } from './contact-dialog';
import { answer, fillIn, keepKnown, KNOWN, show, thanks, type User } from './dialog.fixture';

// What both visitor dialogs share; the rest is tested beside each.

const TOLD = 'Sie: Was kostet ein Verkauf?\n\nAntwort: Das hängt ab:\n- von der <b>Provision</b>';

const DIALOGS = [
  {
    title: 'Rückruf vereinbaren',
    open: (conversation?: string) =>
      show(CallbackDialog, {
        source: conversation ? ('adviser' as const) : ('guide' as const),
        conversation,
      }),
    texts: { 'Ihr Name': 'Erika Beispiel', 'Ihre Telefonnummer': '030 1234567' },
    button: 'Um Rückruf bitten',
  },
  {
    title: 'Nachricht schreiben',
    open: (conversation?: string) => show(ContactDialog, { conversation }),
    texts: {
      'Ihr Name': 'Erika Beispiel',
      'Ihre E-Mail-Adresse': 'erika@beispiel.de',
      'Ihre Nachricht': 'Wie lange dauert ein Verkauf?',
    },
    button: 'Nachricht senden',
  },
] as const;

describe.each(DIALOGS)('$title', ({ open, texts, button }) => {
  const sendButton = () => screen.getByRole('button', { name: button });
  const fill = (user: User) => fillIn(user, texts);
  const expectFilled = () => {
    for (const [name, text] of Object.entries(texts)) {
      expect(screen.getByRole('textbox', { name })).toHaveValue(text);
    }
  };
  const close = (user: User) => user.click(screen.getByRole('button', { name: 'Schließen' }));
  const reopen = (user: User) => user.click(screen.getByRole('button', { name: 'Öffnen' }));

  test('is announced while it is sent, keeps the focus on its button and is not sent twice', async () => {
    let arrive: (answer: unknown) => void = () => {};
    const calls: unknown[] = [];
    globalThis.fetch = (path) => {
      calls.push(path);
      return new Promise((resolve) => (arrive = resolve as never));
    };
    const { user } = open();
    await fill(user);
    await user.click(sendButton());
    const busy = await screen.findByRole('button', { name: 'Wird gesendet...' });
    await waitFor(() => expect(busy).toHaveFocus());
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    expect(calls).toHaveLength(1);
    arrive({ ok: true, status: 201, json: async () => ({}) });
    const done = await thanks();
    await waitFor(() => expect(done).toHaveFocus());
  });

  test('other answers under a key that is taken go out under a new one', async () => {
    const sent = answer({ status: 409, body: { error: 'belegt' } });
    const { user } = open();
    await fill(user);
    await user.click(sendButton());
    await thanks();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  test('what only the server finds wrong stands at the field', async () => {
    answer({ status: 422, body: { error: 'Bitte prüfen.', fields: { name: 'Nicht so' } } });
    const { user } = open();
    await fill(user);
    await user.click(sendButton());
    await screen.findByRole('alert', { name: 'Bitte prüfen Sie Ihre Angaben' });
    expect(screen.getByRole('textbox', { name: 'Ihr Name' })).toHaveAccessibleDescription(
      /Nicht so/,
    );
  });

  describe('after a valuation on this device', () => {
    const note = () => screen.queryByText(/für Ihre Bewertung eingegeben/);

    test('it never takes the place of what was typed', async () => {
      const { user, unmount } = open();
      await fill(user);
      const kept = () => JSON.stringify({ ...sessionStorage });
      await waitFor(() => expect(kept()).toContain(Object.values(texts).at(-1)));
      unmount();
      keepKnown(KNOWN);
      open();
      expectFilled();
      expect(note()).not.toBeInTheDocument();
    });
  });

  describe('a conversation with the adviser', () => {
    const tick = () => screen.queryByRole('checkbox', { name: 'Das Gespräch mitschicken' });

    test('is asked for again after closing, after a reload and after sending', async () => {
      answer();
      const { user, unmount } = open(TOLD);
      await fill(user);
      await user.click(tick()!);
      await close(user);
      await reopen(user);
      expectFilled();
      expect(tick()).not.toBeChecked();
      await user.click(tick()!);
      await waitFor(() => expect(sessionStorage).toHaveLength(1));
      unmount();
      const next = open(TOLD);
      expectFilled();
      expect(tick()).not.toBeChecked();
      await next.user.click(tick()!);
      await next.user.click(sendButton());
      await next.user.click(await screen.findByRole('button', { name: 'Fenster schließen' }));
      await reopen(next.user);
      expect(tick()).not.toBeChecked();
    });

    test('is never kept in a draft', async () => {
      const { user } = open(TOLD);
      await user.click(tick()!);
      await fill(user);
      await waitFor(() => expect(sessionStorage).toHaveLength(1));
      const kept = sessionStorage.getItem(sessionStorage.key(0)!);
      expect(localStorage).toHaveLength(0);
      expect(kept).toContain('Erika Beispiel');
      expect(kept).not.toMatch(/conversation|Provision/);
    });

    test('of great length is cut to what can be sent, and shown like that', async () => {
      const sent = answer();
      const long = Array.from({ length: 200 }, (_, index) => `Sie: ${index} ${'x'.repeat(100)}`);
      const { user } = open(long.join('\n\n'));
      await fill(user);
      await user.click(tick()!);
      // Read before sending: the thanks may replace it at once.
      const shown = screen.getByText(/^…/).textContent;
      await user.click(sendButton());
      await thanks();
      expect(shown).toMatch(/Sie: 199 x+$/);
      expect(shown?.length).toBeLessThanOrEqual(12_000);
      expect(sent[0]?.body.conversation).toBe(shown);
    });
  });
});

const open = () => show(ContactDialog, {});
const name = () => screen.getByRole('textbox', { name: 'Ihr Name' });
const email = () => screen.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' });
const message = () => screen.getByRole('textbox', { name: 'Ihre Nachricht' });

test('the form tells browsers and keyboards what belongs where and cuts nothing off', () => {
  open();
  expect(name()).toHaveAttribute('autocomplete', 'name');
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(email()).toHaveAttribute('inputmode', 'email');
  for (const field of [name(), email(), message()]) {
    expect(field).not.toHaveAttribute('maxlength');
  }
  expect(screen.getByRole('combobox')).toHaveAccessibleName(/^Um welche Immobilie/);
  expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/datenschutz');
});
