import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LoginForm } from './login-form';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  jest.restoreAllMocks();
});

const form = (
  <LoginForm
    target="/employee/dashboard"
    plainLogin={(state) => Promise.resolve(state)}
    plainStep={(state) => Promise.resolve(state)}
  />
);

/** Shows the server's HTML. @returns hydrates it */
function open() {
  document.body.innerHTML = `<div id="page">${renderToString(form)}</div>`;
  return () =>
    act(async () => {
      root = hydrateRoot(document.getElementById('page')!, form, { onRecoverableError: () => {} });
    });
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail-Adresse' });

test('a browser that refuses cookies reads that they are needed', async () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  await open()();
  const user = userEvent.setup();
  await user.type(email(), 'karin@wohnlotse.example');
  await user.type(screen.getByLabelText('Passwort'), 'Schluessel');
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(
    await screen.findByRole('alert', {
      name: 'Für die Anmeldung muss der Browser Cookies zulassen.',
    }),
  ).toHaveFocus();
});
