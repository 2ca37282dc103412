import { screen, waitFor, within } from '@testing-library/react';
import { CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import type { CallbackOrigin } from '@/lib/requests/forms/callback/form';
import { CallbackDialog } from './callback-dialog';
import {
  answer,
  CONTACT_KEY,
  FAULT,
  fillIn,
  keepKnown,
  KNOWN,
  show,
  thanks,
  type User,
} from './dialog.fixture';

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

const open = (origin: CallbackOrigin = { source: 'guide' }) => show(CallbackDialog, origin);

const at = (time: string) => jest.setSystemTime(new Date(time));

beforeEach(() => {
  // Only the date is fake.
  jest.useFakeTimers({ doNotFake: [...EVERYTHING_ELSE] });
  at('2026-11-21T20:00:00+01:00');
});
afterEach(() => {
  jest.useRealTimers();
});

const name = () => screen.getByRole('textbox', { name: 'Ihr Name' });
const phone = () => screen.getByRole('textbox', { name: 'Ihre Telefonnummer' });
const email = () => screen.getByRole('textbox', { name: /^Ihre E-Mail-Adresse/ });
const days = () => within(screen.getByRole('group', { name: 'Wann dürfen wir Sie anrufen?' }));
const times = (day: string) => within(screen.getByRole('group', { name: `Uhrzeit am ${day}` }));
const sendButton = () => screen.getByRole('button', { name: 'Um Rückruf bitten' });
const MONDAY = 'Montag, 23.\u00a0November';
const TUESDAY = 'Dienstag, 24.\u00a0November';

const fill = (user: User) =>
  fillIn(user, { 'Ihr Name': 'Erika Beispiel', 'Ihre Telefonnummer': '030 1234567' });

async function chooseMondayAtTen(user: User) {
  await user.click(days().getByRole('radio', { name: 'Mo 23.11.' }));
  await user.click(times(MONDAY).getByRole('radio', { name: '10.00 Uhr' }));
}

describe('the form', () => {
  test('asks for a call as soon as possible', () => {
    open();
    expect(name()).toHaveAttribute('autocomplete', 'name');
    expect(phone()).toHaveAttribute('type', 'tel');
    expect(phone()).toHaveAttribute('autocomplete', 'tel');
    expect(email()).not.toBeRequired();
    expect(email()).toHaveAccessibleDescription('Dann bestätigen wir Ihnen den Termin.');
    expect(days().getByRole('radio', { name: 'So bald wie möglich' })).toBeChecked();
    expect(screen.queryByRole('group', { name: /^Uhrzeit/ })).not.toBeInTheDocument();
  });

  test('says the consent word for word above its button', () => {
    open();
    const sentence = screen.getByText(/^Mit dem Absenden erklären Sie/);
    expect(sentence).toHaveTextContent(`„${CONSENT_WORDINGS.callback}“`);
    expect(sentence.nextElementSibling).toBe(sendButton());
  });

  test('offers five days and the times of the chosen one', async () => {
    const { user } = open();
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
    const { user } = open();
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
    const { user } = open();
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
    const { user } = open();
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
    const { user } = open();
    await user.click(days().getByRole('radio', { name: 'Mo 23.11.' }));
    await user.click(sendButton());
    const summary = await screen.findByRole('alert', { name: 'Bitte prüfen Sie Ihre Angaben' });
    await waitFor(() => expect(summary).toHaveFocus());
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
    const { user } = open();
    await fill(user);
    await chooseMondayAtTen(user);
    await user.selectOptions(screen.getByRole('combobox'), 'Villa');
    await user.click(sendButton());
    const done = await thanks();
    await waitFor(() => expect(done).toHaveFocus());
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
    const { user } = open();
    await fill(user);
    await user.click(sendButton());
    await thanks();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Wir rufen Sie so bald wie möglich an, frühestens am Montag, 23. November, ab 9 Uhr.',
    );
    expect(sent[0]?.body.preferredTime).toBe('');
  });

  test('an error at the field says that a time has passed, and the rest stays', async () => {
    const sent = answer();
    const { user } = open();
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

  test('after a fault of the server the chosen time is still chosen', async () => {
    answer(FAULT);
    const { user } = open();
    await fill(user);
    await chooseMondayAtTen(user);
    await user.click(sendButton());
    await screen.findByRole('alert');
    expect(times(MONDAY).getByRole('radio', { name: '10.00 Uhr' })).toBeChecked();
  });

  test('what only the server finds wrong stands at the field', async () => {
    const fields = { preferredTime: 'Diese Zeit ist inzwischen vorbei.' };
    answer({ status: 422, body: { error: 'Bitte prüfen.', fields } });
    const { user } = open();
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
  test('includes the time, also after a reload', async () => {
    const { user, unmount } = open();
    await chooseMondayAtTen(user);
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    unmount();
    open();
    expect(times(MONDAY).getByRole('radio', { name: '10.00 Uhr' })).toBeChecked();
  });

  test('on one page is sent from the other under its own name', async () => {
    const sent = answer();
    const { user, unmount } = open({ source: 'guide' });
    await fill(user);
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    unmount();
    const next = open({ source: 'valuation' });
    await next.user.click(sendButton());
    await thanks();
    expect(sent[0]?.body).toMatchObject({ name: 'Erika Beispiel', source: 'valuation' });
  });
});

describe('after a valuation', () => {
  const VILLA: CallbackOrigin = { source: 'valuation', propertyType: 'villa' };

  test('its type, and the name, number and address given for it, stand there and may be sent at once', async () => {
    const sent = answer();
    keepKnown(KNOWN);
    at('2026-11-21T20:01:00+01:00');
    const { user } = open(VILLA);
    await user.click(sendButton());
    await thanks();
    const [request] = sent;
    expect(request?.body).toMatchObject({ ...KNOWN, propertyType: 'villa', source: 'valuation' });
    // Faster requests count as automated.
    expect(request?.body.fillTime).toBeGreaterThanOrEqual(60_000);
  });

  test.each(['', '{', 'null', '{"name":1}', '[]'])('%j in its place fills nothing in', (stored) => {
    localStorage.setItem(CONTACT_KEY, stored);
    open(VILLA);
    expect(name()).toHaveValue('');
    expect(screen.getByRole('combobox')).toHaveValue('villa');
  });

  test('the page of a result says what it is about, whatever was valued last', () => {
    keepKnown(KNOWN);
    open(VILLA);
    expect(screen.getByRole('combobox')).toHaveValue('villa');
  });

  test('a guide and the adviser know the type, too', () => {
    keepKnown(KNOWN);
    open({ source: 'guide' });
    expect(screen.getByRole('combobox')).toHaveValue('bungalow');
    expect(phone()).toHaveValue('089 7654321');
    expect(email()).toHaveValue('max@muster.de');
  });
});
