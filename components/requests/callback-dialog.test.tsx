import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CONSENT_WORDINGS } from '@/lib/consent/wordings';
import type { CallbackOrigin } from '@/lib/requests/callback/draft';
import { CallbackDialog } from './callback-dialog';

const EVERYTHING_ELSE = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

interface Sent {
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}

const STORED = { status: 201, body: { callbackRequest: { id: 'one' } } };
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

function Page(origin: CallbackOrigin & { conversation?: string }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Öffnen</button>
      <CallbackDialog {...origin} open={open} onOpenChange={setOpen} />
    </>
  );
}

function show(origin: CallbackOrigin & { conversation?: string } = { source: 'guide' }) {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<Page {...origin} />) };
}

const at = (time: string) => jest.setSystemTime(new Date(time));
const originalFetch = globalThis.fetch;
// The browsers that the tests imitate do not have it yet.
AbortSignal.timeout ??= () => new AbortController().signal;

beforeEach(() => {
  sessionStorage.clear();
  // Only the date stands still.
  jest.useFakeTimers({ doNotFake: [...EVERYTHING_ELSE] });
  at('2026-11-21T20:00:00+01:00');
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
});

type User = ReturnType<typeof userEvent.setup>;
const name = () => screen.getByRole('textbox', { name: 'Ihr Name' });
const phone = () => screen.getByRole('textbox', { name: 'Ihre Telefonnummer' });
const email = () => screen.getByRole('textbox', { name: /^Ihre E-Mail-Adresse/ });
const days = () => within(screen.getByRole('group', { name: 'Wann dürfen wir Sie anrufen?' }));
const times = (day: string) => within(screen.getByRole('group', { name: `Uhrzeit am ${day}` }));
const sendButton = () => screen.getByRole('button', { name: 'Um Rückruf bitten' });
const thanks = () => screen.findByRole('heading', { name: 'Vielen Dank.' });
const MONDAY = 'Montag, 23.\u00a0November';
const TUESDAY = 'Dienstag, 24.\u00a0November';

async function fill(user: User) {
  for (const [field, text] of [
    [name(), 'Erika Beispiel'],
    [phone(), '030 1234567'],
  ] as const) {
    await user.click(field);
    await user.paste(text);
  }
}

async function chooseMondayAtTen(user: User) {
  await user.click(days().getByRole('radio', { name: 'Mo 23.11.' }));
  await user.click(times(MONDAY).getByRole('radio', { name: '10.00 Uhr' }));
}

describe('the form', () => {
  test('opens with the focus in its first field and asks for a call as soon as possible', () => {
    show();
    expect(screen.getByRole('dialog', { name: 'Rückruf vereinbaren' })).toBeVisible();
    expect(name()).toHaveFocus();
    expect(name()).toHaveAttribute('autocomplete', 'name');
    expect(phone()).toHaveAttribute('type', 'tel');
    expect(phone()).toHaveAttribute('autocomplete', 'tel');
    expect(email()).not.toBeRequired();
    expect(email()).toHaveAccessibleDescription('Dann bestätigen wir Ihnen den Termin.');
    expect(days().getByRole('radio', { name: 'So bald wie möglich' })).toBeChecked();
    expect(screen.queryByRole('group', { name: /^Uhrzeit/ })).not.toBeInTheDocument();
  });

  test('says the consent word for word above its button', () => {
    show();
    const sentence = screen.getByText(/^Mit dem Absenden erklären Sie/);
    expect(sentence).toHaveTextContent(`„${CONSENT_WORDINGS.callback}“`);
    expect(sentence.nextElementSibling).toBe(sendButton());
  });

  test('offers five days and the times of the chosen one', async () => {
    const { user } = show();
    const radios = days().getAllByRole('radio');
    expect(radios.map((radio) => radio.parentElement?.textContent)).toEqual([
      'So bald wie möglich',
      ...['Mo 23.11.', 'Di 24.11.', 'Mi 25.11.', 'Do 26.11.', 'Fr 27.11.'],
    ]);
    await user.click(radios[1]!);
    expect(times(MONDAY).getAllByRole('radio')).toHaveLength(18);
    expect(times(MONDAY).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  test('names today, with what is left of it', async () => {
    at('2026-11-23T15:40:00+01:00');
    const { user } = show();
    await user.click(days().getByRole('radio', { name: 'Heute 23.11.' }));
    const left = times(MONDAY).getAllByRole('radio');
    expect(left.map((radio) => radio.parentElement?.textContent)).toEqual([
      '16.30 Uhr',
      '17.00 Uhr',
      '17.30 Uhr',
    ]);
  });

  test('another day keeps the time, where it has it', async () => {
    at('2026-11-23T15:40:00+01:00');
    const { user } = show();
    await user.click(days().getByRole('radio', { name: 'Di 24.11.' }));
    await user.click(times(TUESDAY).getByRole('radio', { name: '17.00 Uhr' }));
    await user.click(days().getByRole('radio', { name: 'Heute 23.11.' }));
    expect(times(MONDAY).getByRole('radio', { name: '17.00 Uhr' })).toBeChecked();
    await user.click(days().getByRole('radio', { name: 'Di 24.11.' }));
    await user.click(times(TUESDAY).getByRole('radio', { name: '9.00 Uhr' }));
    await user.click(days().getByRole('radio', { name: 'Heute 23.11.' }));
    expect(times(MONDAY).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  test('is gone through by arrow keys, one stop for the days and one for the times', async () => {
    const { user } = show();
    await user.click(email());
    await user.tab();
    expect(days().getByRole('radio', { name: 'So bald wie möglich' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(days().getByRole('radio', { name: 'Mo 23.11.' })).toBeChecked();
    await user.tab();
    expect(times(MONDAY).getAllByRole('radio')).toContain(document.activeElement);
  });

  test('sums up what is missing, with the focus there, and leads to the field', async () => {
    const sent = answer();
    const { user } = show();
    await user.click(days().getByRole('radio', { name: 'Mo 23.11.' }));
    await user.click(sendButton());
    const summary = await screen.findByRole('alert', { name: 'Bitte prüfen Sie Ihre Angaben' });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Bitte geben Sie Ihren Namen ein',
      'Bitte geben Sie eine gültige Telefonnummer ein',
      'Bitte wählen Sie auch eine Uhrzeit',
    ]);
    await user.click(links[2]!);
    expect(times(MONDAY).getByRole('radio', { name: '9.00 Uhr' })).toHaveFocus();
    expect(screen.getByRole('group', { name: `Uhrzeit am ${MONDAY}` })).toHaveAccessibleDescription(
      /Bitte wählen Sie auch eine Uhrzeit/,
    );
    await user.click(links[1]!);
    expect(phone()).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe('sending', () => {
  test('thanks, says when we call, and takes the focus along', async () => {
    const sent = answer();
    const { user } = show();
    await fill(user);
    await chooseMondayAtTen(user);
    await user.selectOptions(screen.getByRole('combobox'), 'Villa');
    await user.click(sendButton());
    expect(await thanks()).toHaveFocus();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Wir rufen Sie am Montag, 23. November, zwischen 10 und 10.30 Uhr an.',
    );
    expect(screen.getByText('030 1234567')).toBeVisible();
    expect(sent).toMatchObject([
      {
        path: '/api/callback-requests',
        body: {
          name: 'Erika Beispiel',
          phone: '030 1234567',
          preferredTime: '2026-11-23T10:00',
          propertyType: 'villa',
          source: 'guide',
          website: '',
          fillTime: expect.any(Number),
        },
      },
    ]);
  });

  test('as soon as possible says from when on', async () => {
    const sent = answer();
    const { user } = show();
    await fill(user);
    await user.click(sendButton());
    await thanks();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Wir rufen Sie so bald wie möglich an, frühestens am Montag, 23. November, ab 9 Uhr.',
    );
    expect(sent[0]?.body.preferredTime).toBe('');
  });

  test('a time that has passed meanwhile is told at the field, and the rest stays', async () => {
    const sent = answer();
    const { user } = show();
    await fill(user);
    await chooseMondayAtTen(user);
    at('2026-11-23T10:05:00+01:00');
    await user.click(sendButton());
    const passed = 'Diese Zeit ist inzwischen vorbei. Bitte wählen Sie eine andere';
    const summary = await screen.findByRole('alert', { name: 'Bitte prüfen Sie Ihre Angaben' });
    expect(within(summary).getByRole('link')).toHaveTextContent(passed);
    expect(times(MONDAY).getAllByRole('radio')[0]?.parentElement).toHaveTextContent('11.00 Uhr');
    expect(name()).toHaveValue('Erika Beispiel');
    expect(sent).toEqual([]);
    await user.click(times(MONDAY).getByRole('radio', { name: '11.00 Uhr' }));
    await waitFor(() => expect(screen.queryByText(passed)).not.toBeInTheDocument());
    expect(screen.getByText(`✓ Erledigt: ${passed}`)).toBeVisible();
    await user.click(sendButton());
    await thanks();
    expect(sent[0]?.body.preferredTime).toBe('2026-11-23T11:00');
  });

  test.each([
    ['no connection', new TypeError('Failed to fetch'), /Verbindung zum Server ist abgebrochen/],
    ['a fault of the server', FAULT, /Das hat gerade nicht geklappt/],
    [
      'too many requests',
      { status: 429, body: { error: 'Von diesem Anschluss kamen zu viele Anfragen.' } },
      /Von diesem Anschluss kamen zu viele Anfragen\./,
    ],
  ])(
    'after %s nothing is lost, and it is tried again under the same key',
    async (_, bad, words) => {
      const sent = answer(bad, STORED);
      const { user } = show();
      await fill(user);
      await chooseMondayAtTen(user);
      await user.click(sendButton());
      const summary = await screen.findByRole('alert', {
        name: 'Ihre Bitte um Rückruf wurde noch nicht gesendet',
      });
      expect(summary).toHaveFocus();
      expect(summary).toHaveTextContent(words);
      expect(summary).toHaveTextContent('Ihre Angaben sind noch da.');
      expect(times(MONDAY).getByRole('radio', { name: '10.00 Uhr' })).toBeChecked();
      await user.click(sendButton());
      await thanks();
      expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
      expect(sent[1]?.key).toBe(sent[0]?.key);
    },
  );

  test('what only the server finds wrong stands at the field', async () => {
    const fields = { preferredTime: 'Diese Zeit ist inzwischen vorbei.' };
    answer({ status: 422, body: { error: 'Bitte prüfen.', fields } });
    const { user } = show();
    await fill(user);
    await chooseMondayAtTen(user);
    await user.click(sendButton());
    await screen.findByRole('alert', { name: 'Bitte prüfen Sie Ihre Angaben' });
    expect(
      screen.getByRole('group', { name: 'Wann dürfen wir Sie anrufen?' }),
    ).toHaveAccessibleDescription(/Diese Zeit ist inzwischen vorbei/);
  });
});

describe('what was typed', () => {
  test('is there again after closing and after a reload, for this visit', async () => {
    const { user, unmount } = show();
    await fill(user);
    await chooseMondayAtTen(user);
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    await user.click(screen.getByRole('button', { name: 'Öffnen' }));
    expect(phone()).toHaveValue('030 1234567');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    unmount();
    show();
    expect(phone()).toHaveValue('030 1234567');
    expect(times(MONDAY).getByRole('radio', { name: '10.00 Uhr' })).toBeChecked();
    expect(localStorage).toHaveLength(0);
  });

  test('on one page is sent from the other under its own name', async () => {
    const sent = answer();
    const { user, unmount } = show({ source: 'guide' });
    await fill(user);
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    unmount();
    const next = show({ source: 'valuation' });
    await next.user.click(sendButton());
    await thanks();
    expect(sent[0]?.body).toMatchObject({ name: 'Erika Beispiel', source: 'valuation' });
  });

  test('is gone once it was sent, and the next request is another one', async () => {
    const sent = answer();
    const { user } = show();
    await fill(user);
    await user.click(sendButton());
    await user.click(await screen.findByRole('button', { name: 'Fenster schließen' }));
    expect(sessionStorage).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Öffnen' }));
    expect(phone()).toHaveValue('');
    await fill(user);
    await user.click(sendButton());
    await thanks();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});

describe('after a valuation', () => {
  const VILLA: CallbackOrigin = { source: 'valuation', propertyType: 'villa' };
  const contact = { name: 'Max Muster', phone: '089 7654321', email: 'max@muster.de' };
  const keep = (values: object) =>
    sessionStorage.setItem(
      'wohnlotse.kontakt',
      JSON.stringify({ ...values, openedAt: Date.now() }),
    );

  test('its type, and the name, number and address given for it, stand there and may be sent at once', async () => {
    const sent = answer();
    keep(contact);
    at('2026-11-21T20:01:00+01:00');
    const { user } = show(VILLA);
    await user.click(sendButton());
    await thanks();
    const [request] = sent;
    expect(request?.body).toMatchObject({ ...contact, propertyType: 'villa', source: 'valuation' });
    // Else the server would take it for a program's.
    expect(request?.body.fillTime).toBeGreaterThanOrEqual(60_000);
  });

  test('nothing is kept twice as long as nothing is typed', () => {
    keep(contact);
    show(VILLA);
    expect(sessionStorage).toHaveLength(1);
  });

  test.each(['', '{', 'null', '{"name":1}', '[]'])('%j in its place fills nothing in', (stored) => {
    sessionStorage.setItem('wohnlotse.kontakt', stored);
    show(VILLA);
    expect(name()).toHaveValue('');
    expect(screen.getByRole('combobox')).toHaveValue('villa');
  });

  test('a guide does not fill in who was valued', () => {
    keep(contact);
    show({ source: 'guide' });
    expect(name()).toHaveValue('');
  });
});

const TOLD = 'Sie: Was kostet ein Verkauf?\n\nAntwort: Das hängt ab:\n- von der <b>Provision</b>';
const FROM_ADVISER = { source: 'adviser', conversation: TOLD } as const;
const tick = () => screen.queryByRole('checkbox', { name: 'Das Gespräch mitschicken' });

describe('a conversation with the adviser', () => {
  const THANKS = { name: 'Vielen Dank.' };

  test('is not asked for where there is none', () => {
    show();
    expect(tick()).not.toBeInTheDocument();
  });

  test('is offered unticked, says who reads it, and shows what would go along', async () => {
    const { user } = show(FROM_ADVISER);
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
    const { user } = show(FROM_ADVISER);
    await fill(user);
    await user.click(screen.getByText('Ansehen, was mitgeht'));
    await user.click(sendButton());
    await screen.findByRole('heading', THANKS);
    expect(JSON.stringify(sent)).not.toMatch(/conversation|Provision/);
  });

  test('goes along with the tick, as it was shown', async () => {
    const sent = answer();
    const { user } = show(FROM_ADVISER);
    await fill(user);
    await user.click(tick()!);
    await user.click(sendButton());
    await screen.findByRole('heading', THANKS);
    expect(sent[0]?.body).toMatchObject({ source: 'adviser', conversation: TOLD });
  });

  test('goes along at the next attempt, too', async () => {
    const sent = answer(FAULT, STORED);
    const { user } = show(FROM_ADVISER);
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
    const { user, unmount } = show(FROM_ADVISER);
    await fill(user);
    await user.click(tick()!);
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    await user.click(screen.getByRole('button', { name: 'Öffnen' }));
    expect(name()).toHaveValue('Erika Beispiel');
    expect(tick()).not.toBeChecked();
    await user.click(tick()!);
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    unmount();
    const next = show(FROM_ADVISER);
    expect(name()).toHaveValue('Erika Beispiel');
    expect(tick()).not.toBeChecked();
    await next.user.click(tick()!);
    await next.user.click(sendButton());
    await next.user.click(await screen.findByRole('button', { name: 'Fenster schließen' }));
    await next.user.click(screen.getByRole('button', { name: 'Öffnen' }));
    expect(tick()).not.toBeChecked();
  });

  test('is never kept in a draft', async () => {
    const { user } = show(FROM_ADVISER);
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
    const { user } = show({ source: 'adviser', conversation: long.join('\n\n') });
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
