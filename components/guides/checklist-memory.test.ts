import { restoreChecklist } from './checklist-memory';

const KEY = 'wohnlotse.checklist.notar';
const POINTS = ['Ausweis', 'Grundbuch', 'Vollmacht'];
const stored = () => localStorage.getItem(KEY);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** An article's text with a checklist, as lib/guides/markdown.ts makes it. */
function open(points = POINTS, slug = 'notar') {
  const text = document.createElement('div');
  const items = points.map((point) => {
    return `<li class="task"><label><input type="checkbox"/>${point}</label></li>`;
  });
  text.innerHTML = `<ul>${items.join('')}</ul><input type="checkbox"/>`;
  document.body.replaceChildren(text);
  const end = restoreChecklist(slug, text);
  const boxes = [...text.querySelectorAll<HTMLInputElement>('.task input')];
  const ticked = () => points.filter((_, index) => boxes[index]?.checked);
  const tick = (point: string) => boxes[points.indexOf(point)]?.click();
  return { text, end, ticked, tick };
}

test('what was ticked is ticked when one comes back', () => {
  const first = open();
  expect(first.ticked()).toEqual([]);
  first.tick('Grundbuch');
  first.tick('Vollmacht');
  expect(open().ticked()).toEqual(['Grundbuch', 'Vollmacht']);
});

test('what was unticked is not, and nothing stays behind', () => {
  open().tick('Grundbuch');
  open().tick('Grundbuch');
  expect(open().ticked()).toEqual([]);
  expect(stored()).toBeNull();
});

test('an edited list keeps the ticks that still fit', () => {
  open().tick('Grundbuch');
  expect(open(['Neues', 'Grundbuch', 'Ausweis']).ticked()).toEqual(['Grundbuch']);
});

test('each article has its own', () => {
  open().tick('Grundbuch');
  expect(open(POINTS, 'energieausweis').ticked()).toEqual([]);
});

test('nothing more is kept once it has ended', () => {
  const { end, tick } = open();
  end();
  tick('Grundbuch');
  expect(stored()).toBeNull();
});

test('other boxes in the text are none of its points', () => {
  const { text } = open();
  text.querySelector<HTMLInputElement>('ul + input')?.click();
  expect(stored()).toBeNull();
});

test.each(['{', 'null', '7', '"Grundbuch"'])('%s, which it did not write, is no tick', (raw) => {
  localStorage.setItem(KEY, raw);
  expect(open().ticked()).toEqual([]);
});

test('where nothing can be kept, the list itself still works', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  const { tick, ticked } = open();
  tick('Ausweis');
  expect(ticked()).toEqual(['Ausweis']);
});

test('a page without a text has nothing to remember', () => {
  expect(() => restoreChecklist('notar', null)()).not.toThrow();
});
