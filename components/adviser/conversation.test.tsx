import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SUGGESTIONS } from '@/lib/adviser/constants';
import { Conversation } from './conversation';
import { CONVERSATION_KEY, LOST } from './conversation-store';
import { streamedAnswers } from './streamed-answers.fixture';

const scrolled = jest.fn();
const offered = jest.fn((offer: string) => <button>{offer}</button>);
let server: ReturnType<typeof streamedAnswers>;

beforeEach(() => {
  jest.clearAllMocks();
  server = streamedAnswers();
  Object.assign(globalThis, {
    scrollTo: scrolled,
    matchMedia: () => ({ matches: false }),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    Headers: class {
      constructor(private readonly entries: Record<string, string>) {}
      get = (name: string) => this.entries[name];
    },
  });
});

function show() {
  const user = userEvent.setup();
  const view = render(
    <Conversation renderOffer={offered}>
      <p>Kleingedrucktes</p>
    </Conversation>,
  );
  return { user, ...view };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ihre Frage' });
const log = () => screen.getByRole('log', { name: 'Gespräch' });
const button = (name: string) => screen.getByRole('button', { name });
const questions = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const kept = () => JSON.parse(sessionStorage.getItem(CONVERSATION_KEY) ?? '[]') as unknown[];
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

async function ask(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(field());
  await user.keyboard(`${text}{Enter}`);
}

test.each([
  ['#frage=Quasten%20%26%20Flosser%3F', 'Quasten & Flosser?'],
  ['#frage=%E0%A4%A', ''],
  ['#frage=', ''],
  ['#anderes', ''],
])('what another page hands over in %s stands in the field, not sent: "%s"', (hash, text) => {
  history.replaceState(null, '', `/beratung${hash}`);
  show();
  expect(field()).toHaveValue(text);
  expect(questions()).toEqual([]);
  if (text) expect(location.hash).toBe('');
  history.replaceState(null, '', '/');
});

test.each([
  ['?frage=Was+kostet+es%3F', 'Was kostet es?', ''],
  ['?quelle=brief&frage=Was+kostet+es%3F', 'Was kostet es?', '?quelle=brief'],
])('what the browser has sent before, in %s, is asked: "%s"', async (search, question, rest) => {
  history.replaceState(null, '', `/beratung${search}`);
  show();
  expect(questions()).toEqual([question]);
  expect(location.search).toBe(rest);
  await waitFor(() => expect(server.answers).toHaveLength(1));
  await server.latest().finish();
  expect(field()).toHaveValue('');
  expect(server.answers).toHaveLength(1);
  history.replaceState(null, '', '/');
});

test('what is sent before and too long to be asked stands in the field', () => {
  const long = 'x'.repeat(2001);
  history.replaceState(null, '', `/beratung?frage=${long}`);
  show();
  expect(questions()).toEqual([]);
  expect(field()).toHaveValue(long);
  expect(screen.getByText('1 Zeichen zu viel')).toBeInTheDocument();
  history.replaceState(null, '', '/');
});

test('a question that is handed over while the page is open stands in the field', async () => {
  show();
  location.hash = '#frage=Und%20nun%3F';
  await waitFor(() => expect(field()).toHaveValue('Und nun?'));
  expect(location.hash).toBe('');
});

describe('a failure', () => {
  test('is mended by Enter, too', async () => {
    const { user } = show();
    await ask(user, 'Was kostet es?');
    await server.latest().breakOff();
    await ask(user, '');
    await server.latest().finish();
    expect(questions()).toEqual(['Was kostet es?']);
    expect(server.answers).toHaveLength(2);
  });

  test('can be passed over with another question', async () => {
    const { user } = show();
    await ask(user, 'Eins?');
    await server.latest().breakOff();
    await user.clear(field());
    await ask(user, 'Zwei?');
    await server.latest().finish();
    expect(questions()).toEqual(['Eins?', 'Zwei?']);
    expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
  });

  test('leaves alone what was typed in the meantime', async () => {
    const { user } = show();
    await user.type(field(), 'Halb getippt');
    await user.click(button(SUGGESTIONS[0]));
    await server.latest().breakOff();
    expect(field()).toHaveValue('Halb getippt');
  });
});

describe('stopping', () => {
  const later = () => jest.spyOn(performance, 'now').mockReturnValue(1e9);
  afterEach(() => jest.restoreAllMocks());

  test('keeps what was written, which is read out only then, and closes the connection', async () => {
    const { user } = show();
    await ask(user, 'Was kostet es?');
    await server.latest().write('Das hängt');
    expect(log()).not.toHaveTextContent('Das hängt');
    later();
    await user.click(button('Antwort abbrechen'));
    expect(server.latest().isAborted()).toBe(true);
    expect(log()).toHaveTextContent('Das hängt');
    expect(log()).toHaveTextContent('Hier haben Sie abgebrochen.');
    expect(field()).toBeEnabled();
  });
  test('is not what a second press on "Senden" does', async () => {
    const { user } = show();
    await user.type(field(), 'Was kostet es?');
    await user.click(button('Senden'));
    await user.click(button('Antwort abbrechen'));
    expect(server.latest().isAborted()).toBe(false);
  });
});

test('a note and a refusal are shown plainly, and what is withdrawn goes', async () => {
  const { user } = show();
  await ask(user, 'Wie wird das Wetter?');
  await server.latest().write('Sonnig');
  await server.latest().send({ type: 'data-replace', data: { note: 'Nun der Eingebaute.' } });
  expect(screen.queryByText('Sonnig')).not.toBeInTheDocument();
  expect(screen.getByText('Nun der Eingebaute.')).toBeVisible();
  await server.latest().finish({
    response: 'Dazu steht nichts im Ratgeber.',
    refused: true,
    note: 'Nun der Eingebaute.',
    offers: ['message'],
  });
  expect(log()).toHaveTextContent('Dazu steht nichts im Ratgeber.');
  expect(log()).toHaveTextContent('Nun der Eingebaute.');
  expect(button('message')).toBeInTheDocument();
});

test('offers stand under the newest answer and get the conversation', async () => {
  const { user } = show();
  await ask(user, 'Eins?');
  await server.latest().finish({ offers: ['valuation', 'callback'] });
  expect(offered).toHaveBeenLastCalledWith(
    'callback',
    expect.objectContaining({ response: 'So ist es.' }),
    'Sie: Eins?\n\nAntwort: So ist es.',
  );
  await ask(user, 'Zwei?');
  expect(screen.queryByRole('button', { name: 'callback' })).not.toBeInTheDocument();
});
test('a browser that does not copy is reported', async () => {
  const { user } = show();
  await ask(user, 'Was kostet es?');
  await server.latest().finish();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(button('Antwort kopieren'));
  expect(button('Der Browser erlaubt das Kopieren nicht')).toBeInTheDocument();
});

test('a new conversation begins empty, and the old one can be had back until the next question', async () => {
  const { user } = show();
  expect(screen.queryByRole('button', { name: 'Neues Gespräch' })).not.toBeInTheDocument();
  await ask(user, 'Eins?');
  await server.latest().finish();
  await user.click(button('Neues Gespräch'));
  expect(questions()).toEqual([]);
  expect(kept()).toEqual([]);
  expect(status()).toBe('Das Gespräch ist gelöscht');
  expect(button(SUGGESTIONS[0])).toBeInTheDocument();

  expect(button('Gespräch zurückholen')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(questions()).toEqual(['Eins?']);
  expect(kept()).toHaveLength(2);

  await user.click(button('Neues Gespräch'));
  await ask(user, 'Zwei?');
  expect(server.latest().asked).toEqual({ message: 'Zwei?' });
  await server.latest().finish();
  expect(screen.queryByRole('button', { name: 'Gespräch zurückholen' })).toBeNull();
});

test('a new conversation ends the answer that was on its way', async () => {
  const { user } = show();
  await ask(user, 'Eins?');
  await user.click(button('Neues Gespräch'));
  expect(server.latest().isAborted()).toBe(true);
  expect(field()).toBeEnabled();
  expect(questions()).toEqual([]);
});

test('opened again in the same tab a question whose answer was lost can be asked again', async () => {
  const first = show();
  await ask(first.user, 'Eins?');
  first.unmount();
  expect(server.latest().isAborted()).toBe(true);
  const { user } = show();
  expect(log()).toHaveTextContent(LOST);
  expect(field()).toHaveValue('Eins?');
  await user.click(button('Noch einmal versuchen'));
  await server.latest().finish();
  expect(questions()).toEqual(['Eins?']);
});

test('the card of a calculation goes when another question is asked', async () => {
  const kind = { type: 'number', quantity: 'euros', isWhole: false, least: 0, most: 9e7 } as const;
  const fields = [
    { name: 'price', label: 'Verkaufspreis', options: [], meta: { kind, optional: false } },
  ];
  const { user } = show();
  await ask(user, 'Rechnen Sie bitte');
  const card = { title: 'Erlös berechnen', fields };
  await server.latest().finish({ calculator: { name: 'erloes', entries: {}, card } });
  expect(await screen.findByLabelText('Verkaufspreis')).toBeVisible();
  await ask(user, 'Etwas anderes?');
  expect(screen.queryByLabelText('Verkaufspreis')).not.toBeInTheDocument();
});
