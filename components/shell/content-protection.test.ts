import { protect, isProtected } from './content-protection';
import { OPEN_PAGES } from './protected-pages';

let end: () => void;
const alerted = jest.fn();
const writeText = jest.fn().mockResolvedValue(undefined);

beforeEach(() => {
  document.body.innerHTML = '<p>Text</p><button>Weiter</button><input /><textarea></textarea>';
  window.alert = alerted;
  Object.assign(navigator, { clipboard: { writeText } });
  end = protect();
});

afterEach(() => {
  end();
  jest.clearAllMocks();
});

const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const send = (selector: string, event: Event) => element(selector).dispatchEvent(event);
const happens = (selector: string, type: string) =>
  send(selector, new Event(type, { bubbles: true, cancelable: true }));
const press = (selector: string, key: string, held: KeyboardEventInit = {}) =>
  send(selector, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }));

const CTRL = { ctrlKey: true };
const CTRL_SHIFT = { ctrlKey: true, shiftKey: true };

test.each(['contextmenu', 'copy', 'cut', 'dragstart', 'selectstart'])(
  '%s is blocked in the text and works in fields',
  (type) => {
    expect(happens('p', type)).toBe(false);
    expect(happens('input', type)).toBe(true);
    expect(happens('textarea', type)).toBe(true);
  },
);

test.each(['c', 'x', 'a', 's', 'p'])('Ctrl+%s is blocked outside fields only', (key) => {
  expect(press('p', key, CTRL)).toBe(false);
  expect(press('p', key.toUpperCase(), { metaKey: true })).toBe(false);
  expect(press('input', key, CTRL)).toBe(true);
  expect(press('p', key)).toBe(true);
});

test.each([
  ['F12', {}],
  ['u', CTRL],
  ['I', CTRL_SHIFT],
  ['J', CTRL_SHIFT],
  ['C', CTRL_SHIFT],
  ['K', CTRL_SHIFT],
])('the developer tools stay closed by %s %j, in fields as well', (key, held) => {
  expect(press('p', key, held)).toBe(false);
  expect(press('input', key, held)).toBe(false);
});

test.each([
  ['v', CTRL],
  ['Tab', {}],
  ['Enter', {}],
  ['F5', {}],
])('%s %j works', (key, held) => {
  expect(press('p', key, held)).toBe(true);
});

test('every method of the console is silent, and speaks again afterwards', () => {
  end();
  const speaking = { ...console };
  expect(Object.keys(speaking)).toEqual(
    expect.arrayContaining(['log', 'group', 'assert', 'count']),
  );
  end = protect();
  for (const [name, method] of Object.entries(speaking)) {
    if (typeof method === 'function')
      expect([name, Reflect.get(console, name)]).not.toContain(method);
  }
  console.error('nobody sees this');
  end();
  expect({ ...console }).toEqual(speaking);
});

test.each(['/', '/ratgeber/energieausweis', '/bewertungen', '/anfragen'])(
  '%s is protected',
  (path) => expect(isProtected(path, OPEN_PAGES)).toBe(true),
);

test.each([
  '/impressum',
  '/datenschutz',
  '/agb',
  '/bewertung',
  '/bewertung/methode',
  '/anfrage',
  '/anfrage/0b0f1a3c',
  '/employee/login',
])('on %s people may copy and print', (path) => expect(isProtected(path, OPEN_PAGES)).toBe(false));
