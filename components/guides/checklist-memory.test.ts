import { PAGE_SHOWN } from '@/components/ui/page-events';
import { keepChecklists } from './checklist-memory';

const KEY = 'wohnlotse.checklist.notar';
const POINTS = ['Ausweis', 'Grundbuch', 'Vollmacht'];
const stored = () => localStorage.getItem(KEY);

// A document has its first script once.
keepChecklists();

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
  text.dataset.article = slug;
  dispatchEvent(new Event(PAGE_SHOWN));
  const boxes = [...text.querySelectorAll<HTMLInputElement>('.task input')];
  const ticked = () => points.filter((_, index) => boxes[index]?.checked);
  const tick = (point: string) => boxes[points.indexOf(point)]?.click();
  return { text, ticked, tick };
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
