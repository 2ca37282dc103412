import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SUGGESTIONS } from '@/lib/adviser/constants';
import type { ReplyCalculator } from '@/lib/adviser/reply';
import { Conversation } from './conversation';
import { CONVERSATION_KEY, LOST } from './conversation-store';
import { streamedAnswers } from './streamed-answers.fixture';

const SOURCE = { title: 'Maklerprovision', url: '/ratgeber/maklerprovision#modelle' };

const scrolled = jest.fn();
const offered = jest.fn((offer: string) => <button>{offer}</button>);
let server: ReturnType<typeof streamedAnswers>;

beforeEach(() => {
  sessionStorage.clear();
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

describe('where the server has written the page', () => {
  const page = (
    <Conversation renderOffer={offered}>
      <p>Kleingedrucktes</p>
    </Conversation>
  );
  function written() {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    return container;
  }
  afterEach(() => document.body.replaceChildren());
  test('before that a question and a suggestion are sent to this very page', () => {
    written();
    const sent = (submitter: HTMLElement) => {
      const form = submitter.closest('form')!;
      return [form.getAttribute('action'), form.method, [...new FormData(form, submitter)]];
    };
    field().value = 'Was kostet es?';
    expect(sent(button('Senden'))).toEqual(['/beratung', 'get', [['frage', 'Was kostet es?']]]);
    expect(sent(button(SUGGESTIONS[0]))).toEqual([
      ...['/beratung', 'get', [['frage', SUGGESTIONS[0]]]],
    ]);
  });
});
test('Enter sends; the field is empty and waits; the answer comes with its sources', async () => {
  const { user } = show();
  await ask(user, 'Was kostet es?');
  expect(server.latest().asked).toEqual({ message: 'Was kostet es?' });
  expect(questions()).toEqual(['Was kostet es?']);
  expect(field()).toHaveValue('');
  expect(field()).toBeDisabled();
  expect(log()).toHaveAttribute('aria-busy', 'true');
  expect(status()).toContain('Die Antwort wird geschrieben');

  await server.latest().write('Das **hängt** ', 'ab.');
  expect(screen.getByText('hängt').tagName).toBe('STRONG');
  expect(log()).not.toHaveTextContent('hängt');

  await server.latest().finish({ response: 'Das **hängt** davon ab.', sources: [SOURCE] });
  expect(log()).toHaveTextContent('Das hängt davon ab.');
  expect(log()).toHaveAttribute('aria-busy', 'false');
  expect(status()).toBe('');
  expect(within(log()).getByRole('link', { name: 'Maklerprovision' })).toHaveAttribute(
    'href',
    SOURCE.url,
  );
  expect(field()).toBeEnabled();
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: SUGGESTIONS[0] })).not.toBeInTheDocument();
});
test('what was said before goes along', async () => {
  const { user } = show();
  await ask(user, 'Eins?');
  await server.latest().finish();
  await ask(user, 'Zwei?');
  expect(server.latest().asked).toEqual({
    message: 'Zwei?',
    history: [
      { role: 'user', text: 'Eins?' },
      { role: 'assistant', text: 'So ist es.' },
    ],
  });
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

  test('keeps what was written and closes the connection', async () => {
    const { user } = show();
    await ask(user, 'Was kostet es?');
    await server.latest().write('Das hängt');
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

describe('opened again in the same tab', () => {
  test('a question whose answer was lost can be asked again', async () => {
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
});

describe('the card of a calculation', () => {
  const number = {
    type: 'number',
    quantity: 'euros',
    isWhole: false,
    least: 10_000,
    most: 9e7,
  } as const;
  const calculator = {
    name: 'maklerprovision',
    entries: { price: '400000' },
    card: {
      title: 'Maklerprovision berechnen',
      fields: [
        {
          name: 'price',
          label: 'Verkaufspreis',
          unit: '€',
          options: [],
          meta: { kind: number, optional: false },
        },
        {
          name: 'payer',
          label: 'Wer zahlt',
          options: [
            { value: 'each', label: 'jede Seite' },
            { value: 'seller', label: 'ich allein' },
          ],
          meta: {
            kind: { type: 'choice', values: ['each', 'seller'] },
            initial: 'each',
            optional: false,
          },
        },
      ],
    },
  } as const satisfies ReplyCalculator;

  async function open(entries: Record<string, string> = calculator.entries) {
    const view = show();
    await ask(view.user, 'Rechnen Sie bitte');
    await server
      .latest()
      .finish({ response: 'Dafür brauche ich Angaben.', calculator: { ...calculator, entries } });
    await screen.findByRole('form', { name: 'Maklerprovision berechnen' });
    return view;
  }

  test('is filled in as far as it is known, and sent as a message of the person', async () => {
    const { user } = await open();
    expect(screen.getByLabelText('Verkaufspreis')).toHaveValue('400000');
    await user.selectOptions(screen.getByLabelText('Wer zahlt'), 'ich allein');
    await user.type(screen.getByLabelText('Verkaufspreis'), '{Enter}');
    const message = 'Maklerprovision berechnen\nVerkaufspreis: 400000\nWer zahlt: ich allein';
    expect(server.latest().asked).toMatchObject({
      message,
      calculator: { name: 'maklerprovision', entries: { price: '400000', payer: 'seller' } },
    });
    expect(questions()).toEqual(['Rechnen Sie bitte', message]);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test.each([
    ['', /Bitte einen Betrag in Euro eingeben/],
    ['viel', /Bitte einen Betrag in Euro eingeben/],
    ['100', /Bitte mindestens 10\.000 € eingeben/],
  ])('names what is wrong with %j at its field and leads there', async (price, problem) => {
    const { user } = await open({ price });
    await user.click(button('Berechnen'));
    const typed = screen.getByLabelText('Verkaufspreis');
    expect(typed).toHaveFocus();
    expect(typed).toHaveAccessibleDescription(problem);
    expect(server.answers).toHaveLength(1);
  });

  test('goes when another question is asked', async () => {
    const { user } = await open();
    await ask(user, 'Etwas anderes?');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

test('a result leads to the page of its calculator', async () => {
  const { user } = show();
  await ask(user, 'Rechnen Sie bitte');
  const url = '/rechner/maklerprovision/ergebnis?price=400000';
  await server.latest().finish({ calculator: { name: 'maklerprovision', entries: {}, url } });
  expect(screen.getByRole('link', { name: 'Im Rechner ändern' })).toHaveAttribute('href', url);
});
