import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlainFormState } from '@/lib/platform/form-state';
import { BrokerCallback } from './broker-callback';
import { answerToPlain } from './broker-callback-answer';
import { answer } from './dialog.fixture';

const STORED = { status: 201, body: { callbackRequest: { id: 'one' } } };
const THANKS = 'Vielen Dank! Ein Mensch aus unserem Büro ruft Sie zu unseren Bürozeiten an.';
const FAILURE = 'Es gab einen Fehler. Bitte versuchen Sie es erneut.';
const WAIT = 'Von diesem Anschluss kamen zu viele Anfragen.';

beforeEach(() => {
  jest.useFakeTimers();
});

function show() {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<BrokerCallback plainAction={async (state) => state} />) };
}

const field = () => screen.getByRole('textbox', { name: 'Ihre Telefonnummer' });
const button = () => screen.getByRole('button', { name: 'Rückruf anfordern' });
const waitFor = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function send(phone: string) {
  const shown = show();
  await shown.user.type(field(), phone);
  await shown.user.click(button());
  return shown;
}

test('says what one declares and when we call, and helps with the number', () => {
  show();
  expect(screen.getByText(/„Ich bitte um einen Anruf unter dieser Nummer“/)).toBeVisible();
  expect(field()).toHaveAccessibleDescription(
    /^Ein Mensch aus unserem Büro ruft an, montags bis freitags zwischen/,
  );
  expect(field()).toHaveAttribute('type', 'tel');
  expect(field()).toHaveAttribute('autocomplete', 'tel');
});
test.each([
  ['a fault of the server', { status: 503, body: { error: 'Das hat nicht geklappt.' } }, FAILURE],
  ['too many requests', { status: 429, body: { error: WAIT } }, `${FAILURE} ${WAIT}`],
])('after %s the number stays, and goes out again under its key', async (_, bad, words) => {
  const sent = answer(bad, STORED);
  const { user } = await send('030 1234567');
  await waitFor(1000);
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(screen.queryByText(/Es ruft Sie ein Mensch an/)).not.toBeInTheDocument();
  expect(field()).toHaveValue('030 1234567');
  await user.click(button());
  await waitFor(1000);
  expect(screen.getByRole('alert')).toHaveTextContent(THANKS);
  expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

const plain = (changes: Partial<PlainFormState<{ phone: string }>>) =>
  answerToPlain({ values: { phone: '1' }, fields: {}, ...changes });

test.each([
  [{ sent: true }, { kind: 'sent', text: THANKS }],
  [
    { error: 'x', fields: { phone: 'Nicht so' } },
    { kind: 'refused', text: 'Nicht so' },
  ],
  [{ error: FAILURE }, { kind: 'failed', text: FAILURE }],
  [{ error: WAIT }, { kind: 'failed', text: `${FAILURE} ${WAIT}` }],
])('without scripts %j is answered with %j', (state, expected) => {
  expect(plain(state)).toEqual(expected);
});
