import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithRouter } from '@/lib/testing/navigation';
import type { FormValues, PlainFormState } from '@/components/forms/plain-form';
import type { Served } from '@/components/forms/served-form';
import { OperationButton, TwoSteps } from './operation-button';

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

test('at the same address the page is refreshed', async () => {
  history.replaceState(null, '', '/?erledigt=wiederholen');
  const { led, show } = server(200, {});
  show(button);
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  expect(led).toEqual(['refresh']);
});

test('a refusal shows the words of the server and leads nowhere', async () => {
  const { led, show } = server(409, { error: 'Diese E-Mail ist noch unterwegs.' });
  show(button);
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Diese E-Mail ist noch unterwegs\.$/);
  expect(led).toEqual([]);
});

test('a lost connection is said, and the button can be pressed again', async () => {
  const { show } = server(200, {});
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  show(button);
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Verbindung zum Server/);
  expect(screen.getByRole('button', { name: 'Noch einmal senden' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
});

test('what went wrong is gone once it has worked', async () => {
  const { show } = server(409, { error: 'Diese E-Mail ist noch unterwegs.' });
  show(button);
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  server(200, {});
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

describe('in two steps', () => {
  const steps = (
    <TwoSteps how={how} label="Widerrufen" name="Ein Satz" consequence="Danach rufen wir nicht an.">
      Einwilligung widerrufen
    </TwoSteps>
  );

  test('the first says what follows, and only the second sends', async () => {
    const { sent, show } = server(200, {});
    show(steps);
    expect(screen.getByText('Danach rufen wir nicht an.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Widerrufen'));
    expect(screen.getByText('Danach rufen wir nicht an.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Einwilligung widerrufen' }));
    expect(sent).toHaveLength(1);
  });

  test('a refusal keeps it open', async () => {
    const { show } = server(503, {});
    show(steps);
    await userEvent.click(screen.getByText('Widerrufen'));
    await userEvent.click(screen.getByRole('button', { name: 'Einwilligung widerrufen' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
