import { keepChecklists } from './reading-effects';
import { act, render, screen } from '@testing-library/react';
import { TableOfContents } from './table-of-contents';

describe('ticks', () => {
  const KEY = 'wohnlotse.checklist.notar';
  const POINTS = ['Ausweis', 'Grundbuch', 'Vollmacht'];
  const stored = () => localStorage.getItem(KEY);

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

  test('what was unticked is not, and nothing stays behind', () => {
    open().tick('Grundbuch');
    open().tick('Grundbuch');
    expect(open().ticked()).toEqual([]);
    expect(stored()).toBeNull();
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

  test('an edited list keeps the ticks that still fit', () => {
    open().tick('Grundbuch');
    expect(open(['Neues', 'Grundbuch', 'Ausweis']).ticked()).toEqual(['Grundbuch']);
  });

  test.each(['{', 'null'])('%s, which it did not write, is no tick', (raw) => {
    localStorage.setItem(KEY, raw);
    expect(open().ticked()).toEqual([]);
  });
});

describe('contents', () => {
  const ENTRIES = [
    { id: 'einfuehrung', text: 'Einführung', level: 2 as const },
    { id: 'der-preis', text: 'Der Preis', level: 3 as const },
    { id: 'fazit', text: 'Fazit', level: 2 as const },
  ];

  beforeEach(() => {
    jest.useFakeTimers();
  });

  function scrollTo(tops: Record<string, number>) {
    for (const [id, top] of Object.entries(tops)) {
      const heading = document.getElementById(id);
      if (heading) heading.getBoundingClientRect = () => ({ top }) as DOMRect;
    }
    dispatchEvent(new Event('scroll'));
    act(() => jest.advanceTimersToNextFrame());
  }

  function show(tops: Record<string, number>) {
    const headings = Object.keys(tops).map((id) => <h2 key={id} id={id} />);
    const shown = render(
      <>
        <TableOfContents entries={ENTRIES} />
        {headings}
      </>,
    );
    scrollTo(tops);
    return shown;
  }

  const current = () =>
    screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'location');
  test.each([
    ['the last that was passed', { einfuehrung: -400, 'der-preis': -10, fazit: 700 }, 'Der Preis'],
    ['at the end the last', { einfuehrung: -900, 'der-preis': -500, fazit: 100 }, 'Fazit'],
    ['also where a heading is missing', { einfuehrung: -900, fazit: 700 }, 'Einführung'],
  ])('the section being read is marked: %s', (_, tops, expected) => {
    show(tops);
    expect(current().map((link) => link.textContent)).toEqual([expected]);
  });
});
