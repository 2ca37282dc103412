import { startTooltips, TOOLTIP } from './tooltips';

let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<button aria-label="Menü" data-tooltip="Menü">≡</button>' +
    '<button data-tooltip="Noch nicht gespeichert">Senden</button><p>Text</p>';
  end = startTooltips();
});

afterEach(() => {
  end();
  jest.useRealTimers();
});

const [menu, send] = [0, 1].map((index) => () => document.querySelectorAll('button')[index]!);
const tip = () => document.querySelector<HTMLElement>('[role=tooltip]')!;
const point = (element: Element, pointerType = 'mouse') => {
  const event = new MouseEvent('pointerover', { bubbles: true });
  element.dispatchEvent(Object.assign(event, { pointerType }));
};
const away = () => point(document.querySelector('p')!);
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

test('it opens once the pointer has rested for 700 ms', () => {
  expect(TOOLTIP).toEqual({ openDelay: 700, skipDelay: 300 });
  point(menu!());
  wait(699);
  expect(tip()).not.toBeVisible();
  wait(1);
  expect(tip()).toBeVisible();
  expect(tip()).toHaveTextContent('Menü');
});

test('moving about inside the element costs no time', () => {
  point(menu!());
  wait(400);
  point(menu!());
  wait(300);
  expect(tip()).toBeVisible();
});

test('a pointer that only passes by opens nothing', () => {
  point(menu!());
  wait(400);
  away();
  wait(2000);
  expect(tip()).not.toBeVisible();
});

test('the next one opens at once within 300 ms, and not later', () => {
  point(menu!());
  wait(700);
  away();
  wait(120);
  expect(tip()).not.toBeVisible();
  wait(299);
  point(send!());
  wait(0);
  expect(tip()).toHaveTextContent('Noch nicht gespeichert');
  away();
  wait(120 + 300);
  point(menu!());
  wait(699);
  expect(tip()).not.toBeVisible();
});

test('it stays while the pointer is on it, and goes by Escape', () => {
  point(menu!());
  wait(700);
  away();
  wait(60);
  point(tip());
  wait(5000);
  expect(tip()).toBeVisible();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(tip()).not.toBeVisible();
});

test.each(['pointerdown', 'scroll', 'focusout'])('it goes by %s', (type) => {
  point(menu!());
  wait(700);
  menu!().dispatchEvent(new Event(type, { bubbles: true }));
  expect(tip()).not.toBeVisible();
});

test("it stays under the keyboard's focus while the page scrolls there", () => {
  send!().focus();
  wait(0);
  expect(tip()).toBeVisible();
  document.dispatchEvent(new Event('scroll'));
  expect(tip()).toBeVisible();
  send!().blur();
  expect(tip()).not.toBeVisible();
});

test('a finger opens none', () => {
  point(menu!(), 'touch');
  wait(5000);
  expect(tip()).not.toBeVisible();
});

test('it describes the element, unless it only repeats its name', () => {
  point(send!());
  wait(700);
  expect(send!()).toHaveAccessibleDescription('Noch nicht gespeichert');
  away();
  wait(120);
  expect(send!()).not.toHaveAttribute('aria-describedby');
  point(menu!());
  wait(700);
  expect(menu!()).not.toHaveAttribute('aria-describedby');
});
