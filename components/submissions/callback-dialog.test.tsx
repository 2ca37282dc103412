import { screen, within } from '@testing-library/react';
import { CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import type { CallbackOrigin } from '@/lib/submissions/forms/callback/form';
import { holdClock } from '@/lib/testing/hold-clock';
import { CallbackDialog } from './callback-dialog';
import { answer, CONTACT_KEY, fillIn, show, thanks, type User } from './dialog.fixture';

const open = (origin: CallbackOrigin = { source: 'guide' }) => show(CallbackDialog, origin);

const at = (time: string) => jest.setSystemTime(new Date(time));

beforeEach(() => {
  holdClock(new Date('2026-11-21T20:00:00+01:00'));
});

const name = () => screen.getByRole('textbox', { name: 'Ihr Name' });
const days = () => within(screen.getByRole('group', { name: 'Wann dürfen wir Sie anrufen?' }));
const times = (day: string) => within(screen.getByRole('group', { name: `Uhrzeit am ${day}` }));
const sendButton = () => screen.getByRole('button', { name: 'Um Rückruf bitten' });
const MONDAY = 'Montag, 23.\u00a0November';
const TUESDAY = 'Dienstag, 24.\u00a0November';

const fill = (user: User) =>
  fillIn(user, { 'Ihr Name': 'Erika Beispiel', 'Ihre Telefonnummer': '030 1234567' });

describe('the form', () => {
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
});

test('sending as soon as possible says from when on', async () => {
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

describe('after a valuation', () => {
  const VILLA: CallbackOrigin = { source: 'valuation', propertyType: 'villa' };
  test.each(['{', '{"name":1}'])('%j in its place fills nothing in', (stored) => {
    localStorage.setItem(CONTACT_KEY, stored);
    open(VILLA);
    expect(name()).toHaveValue('');
    expect(screen.getByRole('combobox')).toHaveValue('villa');
  });
});
