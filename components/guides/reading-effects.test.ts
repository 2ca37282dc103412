import { keepChecklists, tickedIn } from './reading-effects';

const KEY = 'wohnlotse.checklist.notar';
const POINTS = ['Ausweis', 'Grundbuch', 'Vollmacht'];
const stored = () => localStorage.getItem(KEY);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Like the HTML from lib/guides/markdown.ts. */
function written(points = POINTS) {
  const text = document.createElement('div');
  const items = points.map((point) => {
    return `<li class="task"><label><input type="checkbox"/>${point}</label></li>`;
  });
  text.innerHTML = `<ul>${items.join('')}</ul><input type="checkbox"/>`;
  document.body.replaceChildren(text);
  const boxes = [...text.querySelectorAll<HTMLInputElement>('.task input')];
  const ticked = () => points.filter((_, index) => boxes[index]?.checked);
  const tick = (point: string) => boxes[points.indexOf(point)]?.click();
  return { text, ticked, tick };
}

function open(points = POINTS, slug = 'notar') {
  const article = written(points);
  return { ...article, leave: keepChecklists(article.text, slug, []) };
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

test('what was ticked before the scripts came is kept, beside what was ticked before', () => {
  open().tick('Ausweis');
  const first = written();
  first.tick('Vollmacht');
  const early = tickedIn(first.text);
  // As if React had replaced the page.
  const { text, ticked } = written();
  keepChecklists(text, 'notar', early);
  expect(ticked()).toEqual(['Ausweis', 'Vollmacht']);
  expect(open().ticked()).toEqual(['Ausweis', 'Vollmacht']);
});

test('what was ticked just before anybody listened is kept', () => {
  const { text, tick } = written();
  tick('Grundbuch');
  keepChecklists(text, 'notar', []);
  expect(open().ticked()).toEqual(['Grundbuch']);
});

test('a translation that comes later changes no tick', () => {
  const { text, tick } = open();
  for (const label of text.querySelectorAll('label')) {
    const font = document.createElement('font');
    font.textContent = 'translated';
    label.lastChild!.replaceWith(font);
  }
  tick('Grundbuch');
  expect(open().ticked()).toEqual(['Grundbuch']);
});

test('once the article is left nothing of it is kept any more', () => {
  const { leave, tick } = open();
  leave();
  tick('Grundbuch');
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
