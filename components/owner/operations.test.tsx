import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithRouter } from '@/lib/testing/navigation';
import type { FormValues, PlainFormState } from '@/components/forms/plain-form';
import type { Served } from '@/components/forms/served-form';
import { OperationButton } from './operation-button';
import {
  addressAfter,
  isOperation,
  OPERATIONS,
  type OwnerOperation,
  ownerOutcome,
} from './operations';
import { type ContactWish, NO_WISH } from '@/lib/requests/contact-wish/contact-wish';
import { wishOf, wishValues } from './wish-values';

const originalFetch = globalThis.fetch;
// jsdom lacks it.
AbortSignal.timeout ??= () => new AbortController().signal;

const how: Served = {
  path: '/api/own-requests/wiederholen',
  about: { token: 'secret' },
  plainAction: async (state: PlainFormState<FormValues>) => state,
  next: '/?erledigt=wiederholen#meldung',
};

function server(status: number, body: object) {
  const sent: unknown[] = [];
  const led: string[] = [];
  globalThis.fetch = async (path, { body: content } = {}) => {
    sent.push([path, JSON.parse(String(content))]);
    const text = JSON.stringify(body);
    return { ok: status < 400, status, json: async () => body, text: async () => text } as never;
  };
  const router = {
    replace: (address: string) => void led.push(address),
    refresh: () => void led.push('refresh'),
  };
  const show = (view: React.ReactNode) => render(<WithRouter router={router}>{view}</WithRouter>);
  return { sent, led, show };
}

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  globalThis.fetch = originalFetch;
});

const button = (
  <OperationButton how={how} name="Ihre Bewertung" values={{ mailId: 'one' }}>
    Noch einmal senden
  </OperationButton>
);

test('sends what belongs to it and leads to the page that says so', async () => {
  const { sent, led, show } = server(200, {});
  show(button);
  expect(screen.getByRole('group', { name: 'Ihre Bewertung' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  expect(sent).toEqual([['/api/own-requests/wiederholen', { mailId: 'one', token: 'secret' }]]);
  expect(led).toEqual(['/?erledigt=wiederholen#meldung']);
});

test('a refusal shows the words of the server and leads nowhere', async () => {
  const { led, show } = server(409, { error: 'Diese E-Mail ist noch unterwegs.' });
  show(button);
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Diese E-Mail ist noch unterwegs\.$/);
  expect(led).toEqual([]);
});

test('only what is an operation passes for one', () => {
  for (const name of OPERATIONS) expect(isOperation(name)).toBe(true);
  for (const name of ['', 'toString', 'constructor', 'LOESCHEN']) {
    expect(isOperation(name)).toBe(false);
  }
});

test.each<[OwnerOperation, string]>([
  ['kontaktwunsch', '/anfrage/a%2Fb?erledigt=kontaktwunsch#meldung'],
  ['berichtigen', '/anfrage/a%2Fb?erledigt=berichtigen#meldung'],
  ['beenden', '/anfrage?erledigt=beenden#meldung'],
  ['loeschen', '/anfrage/geloescht'],
])('%s leads to %s', (operation, address) => {
  expect(addressAfter(operation, 'a/b')).toBe(address);
});

test.each([undefined, '', 'toString', '__proto__', ['kontaktwunsch']])('%p says nothing', (name) =>
  expect(ownerOutcome(name)).toBeUndefined(),
);

test.each<[ContactWish, Record<string, string>]>([
  [NO_WISH, { channel: 'any' }],
  [
    { channel: 'phone', times: ['morning', 'afternoon'], doNotCall: false },
    { channel: 'phone', morning: 'on', afternoon: 'on' },
  ],
  [
    { channel: 'email', times: [], doNotCall: true },
    { channel: 'email', doNotCall: 'on' },
  ],
])('%j goes through the form as %j', (wish, values) => {
  expect(wishValues(wish)).toEqual(values);
  expect(wishOf(values)).toEqual(wish);
});

test('what the form does not know is left out, what is missing is not made up', () => {
  expect(wishOf({ night: 'on', morning: 'off', doNotCall: true })).toEqual({
    channel: undefined,
    times: [],
    doNotCall: false,
  });
});
