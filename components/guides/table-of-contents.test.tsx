import { act, render, screen } from '@testing-library/react';
import { ContentsFold } from './contents-fold';
import { TableOfContents } from './table-of-contents';

const ENTRIES = [
  { id: 'einfuehrung', text: 'Einführung', level: 2 as const },
  { id: 'der-preis', text: 'Der Preis', level: 3 as const },
  { id: 'fazit', text: 'Fazit', level: 2 as const },
];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
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
  ['beside the text', TableOfContents],
  ['folded', ContentsFold],
])('%s every section is a link to its heading', (_, Contents) => {
  render(<Contents entries={ENTRIES} />);
  const links = [...document.querySelectorAll('nav a')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#einfuehrung', 'Einführung'],
    ['#der-preis', 'Der Preis'],
    ['#fazit', 'Fazit'],
  ]);
  expect(document.querySelector('nav')).toHaveAccessibleName('Inhalt des Artikels');
});

test.each([
  [
    'above all of them the first',
    { einfuehrung: 500, 'der-preis': 900, fazit: 1200 },
    'Einführung',
  ],
  ['the last that was passed', { einfuehrung: -400, 'der-preis': -10, fazit: 700 }, 'Der Preis'],
  ['at the end the last', { einfuehrung: -900, 'der-preis': -500, fazit: 100 }, 'Fazit'],
  ['also where a heading is missing', { einfuehrung: -900, fazit: 700 }, 'Einführung'],
])('the section being read is marked: %s', (_, tops, expected) => {
  show(tops);
  expect(current().map((link) => link.textContent)).toEqual([expected]);
});

test('the mark follows as one reads on and back', () => {
  show({ einfuehrung: 100, 'der-preis': 600, fazit: 1200 });
  scrollTo({ einfuehrung: -500, 'der-preis': 0, fazit: 600 });
  expect(current().map((link) => link.textContent)).toEqual(['Der Preis']);
  scrollTo({ einfuehrung: 100, 'der-preis': 600, fazit: 1200 });
  expect(current().map((link) => link.textContent)).toEqual(['Einführung']);
});
