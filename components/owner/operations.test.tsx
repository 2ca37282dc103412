import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithRouter } from '@/lib/testing/navigation';
import { type FormValues, type PlainFormAction } from '@/lib/platform/form-state';
import { OperationButton } from './operation-button';
import { addressAfter, type OwnerOutcome, ownerOutcome } from './operations';
import { type ContactWish, NO_WISH } from '@/lib/submissions/contact-wish/contact-wish';
import { wishOf, wishValues } from './wish-values';

const led: string[] = [];
const router = {
  replace: (address: string) => void led.push(address),
  refresh: () => void led.push('refresh'),
};

/** @returns the button, pressed */
async function press(action: PlainFormAction<FormValues>) {
  render(
    <WithRouter router={router}>
      <OperationButton action={action}>Noch einmal senden</OperationButton>
    </WithRouter>,
  );
  const button = screen.getByRole('button', { name: 'Noch einmal senden' });
  await userEvent.click(button);
  return button;
}

test('a refusal shows the words of the server and leads nowhere', async () => {
  await press(async (state) => ({ ...state, error: 'Diese E-Mail ist noch unterwegs.' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Diese E-Mail ist noch unterwegs\.$/);
  expect(led).toEqual([]);
});

test('a lost connection is said, and the button can be pressed again', async () => {
  const button = await press(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Verbindung zum Server');
  expect(button).toHaveAttribute('aria-disabled', 'false');
});

test.each<[OwnerOutcome, string]>([
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
