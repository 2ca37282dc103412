import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ContactDialog } from './contact-dialog';

interface Sent {
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}

const STORED = { status: 201, body: { contactRequest: { id: 'one' } } };
const FAULT = { status: 503, body: { error: 'Das hat gerade nicht geklappt.' } };

/** Lets the server answer in this order; an Error stands for no connection. */
function answer(...answers: (Error | { status: number; body: unknown })[]): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = async (path, { headers, body } = {}) => {
    const next = answers[sent.length] ?? STORED;
    const key = new Headers(headers).get('Idempotency-Key');
    sent.push({ path: String(path), key, body: JSON.parse(String(body)) });
    if (next instanceof Error) throw next;
    const text = JSON.stringify(next.body);
    const ok = next.status < 400;
    return { ...next, ok, text: async () => text, json: async () => next.body } as never;
  };
  return sent;
}

function Page({ conversation }: { conversation?: string }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Öffnen</button>
      <ContactDialog open={open} onOpenChange={setOpen} conversation={conversation} />
    </>
  );
}

function show(conversation?: string) {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<Page conversation={conversation} />) };
}

const originalFetch = globalThis.fetch;
// The browsers that the tests imitate do not have it yet.
AbortSignal.timeout ??= () => new AbortController().signal;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = originalFetch;
});

type User = ReturnType<typeof userEvent.setup>;
const name = () => screen.getByRole('textbox', { name: 'Ihr Name' });
const email = () => screen.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' });
const message = () => screen.getByRole('textbox', { name: 'Ihre Nachricht' });
const sendButton = () => screen.getByRole('button', { name: 'Nachricht senden' });

async function fill(user: User) {
  for (const [field, text] of [
    [name(), 'Erika Beispiel'],
    [email(), 'erika@beispiel.de'],
    [message(), 'Wie lange dauert ein Verkauf?'],
  ] as const) {
    await user.click(field);
    await user.paste(text);
  }
}

describe('the form', () => {
  test('opens with the focus in its first field', () => {
    show();
    expect(screen.getByRole('dialog', { name: 'Nachricht schreiben' })).toBeVisible();
    expect(name()).toHaveFocus();
  });

  test('tells browsers and keyboards what belongs where and cuts nothing off', () => {
    show();
    expect(name()).toHaveAttribute('autocomplete', 'name');
    expect(email()).toHaveAttribute('autocomplete', 'email');
    expect(email()).toHaveAttribute('inputmode', 'email');
    for (const field of [name(), email(), message()]) {
      expect(field).not.toHaveAttribute('maxlength');
    }
    expect(screen.getByRole('combobox')).toHaveAccessibleName(/^Um welche Immobilie/);
    expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute(
      'href',
      '/datenschutz',
    );
  });

  test('says what is wrong with a field once it is left', async () => {
    const { user } = show();
    await user.type(email(), 'erika@');
    expect(email()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(
      await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
    ).toBeVisible();
    expect(email()).toHaveAttribute('aria-invalid', 'true');
  });

  test('sums up what is missing, with the focus there, and leads to the field', async () => {
    const sent = answer();
    const { user } = show();
    await user.click(sendButton());
    const summary = await screen.findByRole('alert', { name: 'Bitte prüfen Sie Ihre Angaben' });
    expect(summary).toHaveFocus();
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links.slice(0, 3)).toEqual([
      'Bitte geben Sie Ihren Namen ein',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      'Bitte schreiben Sie eine Nachricht von mindestens 10 Zeichen',
    ]);
    await user.click(screen.getAllByRole('link')[1]!);
    expect(email()).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe('sending', () => {
  test('thanks, says where the answer goes, and takes the focus along', async () => {
    const sent = answer();
    const { user } = show();
    await fill(user);
    await user.selectOptions(screen.getByRole('combobox'), 'Villa');
    await user.click(sendButton());
    const heading = await screen.findByRole('heading', { name: 'Vielen Dank.' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('erika@beispiel.de')).toBeVisible();
    expect(sent).toMatchObject([
      {
        path: '/api/contact-requests',
        body: {
          name: 'Erika Beispiel',
          email: 'erika@beispiel.de',
          propertyType: 'villa',
          message: 'Wie lange dauert ein Verkauf?',
          website: '',
          fillTime: expect.any(Number),
        },
      },
    ]);
  });

  test('is announced, keeps the focus on its button and does not happen twice', async () => {
    let arrive: (answer: unknown) => void = () => {};
    const calls: unknown[] = [];
    globalThis.fetch = (path) => {
      calls.push(path);
      return new Promise((resolve) => (arrive = resolve as never));
    };
    const { user } = show();
    await fill(user);
    await user.click(sendButton());
    const button = await screen.findByRole('button', { name: 'Wird gesendet...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(calls).toHaveLength(1);
    arrive({ ok: true, status: 201, json: async () => STORED.body });
    expect(await screen.findByRole('heading', { name: 'Vielen Dank.' })).toBeVisible();
  });

  test.each([
    ['no connection', new TypeError('Failed to fetch'), /Verbindung zum Server ist abgebrochen/],
    ['a fault of the server', FAULT, /Das hat gerade nicht geklappt/],
    ['a fault of something before it', { status: 502, body: 'oops' }, /nicht geklappt/],
    [
      'too many messages',
      { status: 429, body: { error: 'Von diesem Anschluss kamen zu viele Anfragen.' } },
      /Von diesem Anschluss kamen zu viele Anfragen\./,
    ],
  ])(
    'after %s nothing is lost, and it is tried again under the same key',
    async (_, bad, words) => {
      const sent = answer(bad, STORED);
      const { user } = show();
      await fill(user);
      await user.click(sendButton());
      const summary = await screen.findByRole('alert', {
        name: 'Ihre Nachricht wurde noch nicht gesendet',
      });
      expect(summary).toHaveFocus();
      expect(summary).toHaveTextContent(words);
      expect(summary).toHaveTextContent('Ihre Angaben sind noch da.');
      expect(message()).toHaveValue('Wie lange dauert ein Verkauf?');
      await user.click(sendButton());
      expect(await screen.findByRole('heading', { name: 'Vielen Dank.' })).toBeVisible();
      expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
      expect(sent[1]?.key).toBe(sent[0]?.key);
    },
  );

  test('another message under a key that is taken goes out under a new one', async () => {
    const sent = answer({ status: 409, body: { error: 'belegt' } }, STORED);
    const { user } = show();
    await fill(user);
    await user.click(sendButton());
    expect(await screen.findByRole('heading', { name: 'Vielen Dank.' })).toBeVisible();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  test('what only the server finds wrong stands at the field', async () => {
    answer({ status: 422, body: { error: 'Bitte prüfen.', fields: { name: 'Nicht so' } } });
    const { user } = show();
    await fill(user);
    await user.click(sendButton());
    await screen.findByRole('alert', { name: 'Bitte prüfen Sie Ihre Angaben' });
    expect(name()).toHaveAccessibleDescription(/Nicht so/);
  });
});

describe('what was typed', () => {
  test('is there again after closing and opening', async () => {
    const { user } = show();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Öffnen' }));
    expect(message()).toHaveValue('Wie lange dauert ein Verkauf?');
  });

  test('is there again after a reload, for this visit', async () => {
    const { user, unmount } = show();
    await fill(user);
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    unmount();
    show();
    expect(message()).toHaveValue('Wie lange dauert ein Verkauf?');
    expect(localStorage).toHaveLength(0);
  });

  test('is gone once it was sent, and the next message is another one', async () => {
    const sent = answer();
    const { user } = show();
    await fill(user);
    await user.click(sendButton());
    await user.click(await screen.findByRole('button', { name: 'Fenster schließen' }));
    expect(sessionStorage).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Öffnen' }));
    expect(message()).toHaveValue('');
    await fill(user);
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'Vielen Dank.' });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});

const TOLD = 'Sie: Was kostet ein Verkauf?\n\nAntwort: Das hängt ab:\n- von der <b>Provision</b>';
const tick = () => screen.queryByRole('checkbox', { name: 'Das Gespräch mitschicken' });

describe('a conversation with the adviser', () => {
  const THANKS = { name: 'Vielen Dank.' };

  test('is not asked for where there is none', () => {
    show();
    expect(tick()).not.toBeInTheDocument();
  });

  test('is offered unticked, says who reads it, and shows what would go along', async () => {
    const { user } = show(TOLD);
    expect(tick()).not.toBeChecked();
    expect(tick()).not.toBeRequired();
    expect(tick()).toHaveAccessibleDescription(
      'Wer Ihnen antwortet, liest dann mit, was Sie hier gefragt haben.',
    );
    const text = screen.getByText(/^Sie: Was kostet/);
    expect(text).not.toBeVisible();
    await user.click(screen.getByText('Ansehen, was mitgeht'));
    expect(text).toBeVisible();
    expect(text.textContent).toBe(TOLD);
  });

  test('stays here without the tick', async () => {
    const sent = answer();
    const { user } = show(TOLD);
    await fill(user);
    await user.click(screen.getByText('Ansehen, was mitgeht'));
    await user.click(sendButton());
    await screen.findByRole('heading', THANKS);
    expect(JSON.stringify(sent)).not.toMatch(/conversation|Provision/);
  });

  test('goes along with the tick, as it was shown', async () => {
    const sent = answer();
    const { user } = show(TOLD);
    await fill(user);
    await user.click(tick()!);
    await user.click(sendButton());
    await screen.findByRole('heading', THANKS);
    expect(sent[0]?.body.conversation).toBe(TOLD);
  });

  test('goes along at the next attempt, too', async () => {
    const sent = answer(FAULT, STORED);
    const { user } = show(TOLD);
    await fill(user);
    await user.click(tick()!);
    await user.click(sendButton());
    await screen.findByRole('alert');
    expect(tick()).toBeChecked();
    await user.click(sendButton());
    await screen.findByRole('heading', THANKS);
    expect(sent.map(({ body }) => body.conversation)).toEqual([TOLD, TOLD]);
  });

  test('is asked for anew after closing, after a reload and after sending', async () => {
    answer();
    const { user, unmount } = show(TOLD);
    await fill(user);
    await user.click(tick()!);
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    await user.click(screen.getByRole('button', { name: 'Öffnen' }));
    expect(name()).toHaveValue('Erika Beispiel');
    expect(tick()).not.toBeChecked();
    await user.click(tick()!);
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    unmount();
    const next = show(TOLD);
    expect(name()).toHaveValue('Erika Beispiel');
    expect(tick()).not.toBeChecked();
    await next.user.click(tick()!);
    await next.user.click(sendButton());
    await next.user.click(await screen.findByRole('button', { name: 'Fenster schließen' }));
    await next.user.click(screen.getByRole('button', { name: 'Öffnen' }));
    expect(tick()).not.toBeChecked();
  });

  test('is never kept in a draft', async () => {
    const { user } = show(TOLD);
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
    const { user } = show(long.join('\n\n'));
    await fill(user);
    await user.click(tick()!);
    await user.click(sendButton());
    const shown = screen.getByText(/^…/).textContent;
    await screen.findByRole('heading', THANKS);
    expect(shown).toMatch(/Sie: 199 x+$/);
    expect(shown?.length).toBeLessThanOrEqual(12_000);
    expect(sent[0]?.body.conversation).toBe(shown);
  });
});
