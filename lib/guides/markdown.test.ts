import { load } from 'cheerio';
import { GLOSSARY } from './glossary';
import { renderArticle } from './markdown';

function render(markdown: string) {
  const { html, ...found } = renderArticle(`## Anfang\n\n${markdown}`);
  return { $: load(html, null, false), html, ...found };
}

const TABLE = '| Jahr | Preis |\n|:-----|------:|\n| 2024 | 100 € |';

describe('headings', () => {
  test.each([
    ['#', 'h2'],
    ['##', 'h2'],
    ['###', 'h3'],
    ['####', 'h3'],
    ['######', 'h3'],
  ])('%s becomes %s with an id', (mark, tag) => {
    const { $ } = render(`${mark} Was kostet das?`);
    expect($(tag).last().text()).toBe('Was kostet das?');
    expect($(tag).last().attr('id')).toBe('was-kostet-das');
    expect($('h1, h4, h5, h6')).toHaveLength(0);
  });

  test('are listed in order with level and plain text', () => {
    const { headings } = render('### Mit **Nachdruck** und `Code`\n\n# [Zum](/x) Schluss');
    expect(headings).toEqual([
      { id: 'anfang', text: 'Anfang', level: 2 },
      { id: 'mit-nachdruck-und-code', text: 'Mit Nachdruck und Code', level: 3 },
      { id: 'zum-schluss', text: 'Zum Schluss', level: 2 },
    ]);
  });

  test('of one name lead to different places', () => {
    const { $, headings } = render('### Fazit\n\n### Fazit');
    for (const { id } of headings) expect($(`[id="${id}"]`)).toHaveLength(1);
    expect(headings.map(({ id }) => id)).toEqual(['anfang', 'fazit', 'fazit-2']);
  });

  test('of a point and an explanation do not take their ids', () => {
    const { $ } = render('### Punkt 1\n\n- [ ] Grundriss');
    expect($('[id="punkt-1"]')).toHaveLength(1);
  });

  test('are put in where there are none', () => {
    expect(renderArticle('Nur ein Satz.').headings).toMatchObject([{ text: 'Einführung' }]);
  });
});

describe('a table', () => {
  test('scrolls by itself, by keyboard too, under the name of its heading', () => {
    const { $ } = render(`### Die Preise\n\n${TABLE}`);
    const region = $('table').parent();
    expect(region.attr()).toEqual({
      class: 'table-scroll',
      role: 'region',
      'aria-label': 'Tabelle: Die Preise',
      tabindex: '0',
    });
  });

  test('keeps its columns', () => {
    const { $ } = render(TABLE);
    expect(
      $('th')
        .map((_, cell) => $(cell).attr('scope'))
        .get(),
    ).toEqual(['col', 'col']);
    expect(
      $('td')
        .map((_, cell) => $(cell).attr('style'))
        .get(),
    ).toEqual(['text-align:left', 'text-align:right']);
  });
});

describe('a checklist', () => {
  test('is boxes to tick whose text is their label', () => {
    const { $ } = render('- [ ] Grundriss\n- [x] Fotos, **hell**\n- kein Punkt');
    const points = $('li.task').map((_, item) => $(item).find('label:has(> input)').text().trim());
    expect(points.get()).toEqual(['Grundriss', 'Fotos, hell']);
    expect($('input[type=checkbox]')).toHaveLength(2);
    expect($('input[checked]').parent().text()).toContain('Fotos');
    expect($('li')).toHaveLength(3);
  });

  test('of several lists has each id once', () => {
    const { $ } = render('- [ ] Eins\n\nDann\n\n1. [ ] Zwei');
    expect(
      $('input')
        .map((_, box) => $(box).attr('id'))
        .get(),
    ).toEqual(['punkt-1', 'punkt-2']);
  });

  test.each(['[ ] Kein Punkt', '- [] Kein Punkt', '- [y] Kein Punkt'])(
    'is not made of %j',
    (text) => {
      expect(render(text).$('input')).toHaveLength(0);
    },
  );
});

describe('a term', () => {
  test('is a button that opens its explanation where it first appears', () => {
    const { $, terms } = render('Im Grundbuch steht es. Das Grundbuch lügt nicht.\n\nGrundbuchs.');
    expect(
      $('button')
        .map((_, button) => $(button).text())
        .get(),
    ).toEqual(['Grundbuch']);
    expect($('button').attr()).toEqual({
      type: 'button',
      class: 'term',
      popovertarget: 'begriff-grundbuch',
    });
    expect(terms).toEqual(GLOSSARY.filter(({ id }) => id === 'grundbuch'));
  });

  test.each([
    ['a heading', '### Das Grundbuch'],
    ['a link', '[Das Grundbuch](/x)'],
    ['a label', '- [ ] Auszug aus dem Grundbuch'],
    ['code', '`Grundbuch`'],
    ['a description of a picture', '![Grundbuch](/x.svg)'],
  ])('in %s waits for the text behind it', (_, before) => {
    const { $, terms } = render(`${before}\n\nIm Grundbuch`);
    expect($('button')).toHaveLength(1);
    expect($('button').parent().text()).toBe('Im Grundbuch');
    expect($('h3 button, a button, label button')).toHaveLength(0);
    expect(terms).toHaveLength(1);
  });

  test.each(['**Grundbuch**', '> Grundbuch', `| Grundbuch |\n|---|\n| x |`])(
    'is explained in %j',
    (text) => {
      expect(render(text).$('button.term')).toHaveLength(1);
    },
  );
});

describe('a line does not break', () => {
  test.each([
    'nach § 80',
    'Abs. 4',
    'Satz 2',
    'S. 12',
    'Nr. 3',
    '100 €',
    '7,14 %',
    '120 m²',
    '3 Monate',
    '12 Uhr',
    'am 23. Dezember',
    'im 3. Quartal',
  ])('within "%s"', (text) => {
    const { $ } = render(`Also ${text} und weiter`);
    const last = text.lastIndexOf(' ');
    const bound = `${text.slice(0, last)}\u00a0${text.slice(last + 1)}`;
    expect($('p').text()).toBe(`Also ${bound} und weiter`);
  });

  test.each(['Das sind 3 Häuser', 'Haus. Dezember', '100 Prozentpunkte', '5 Kilometer'])(
    'elsewhere it may: "%s"',
    (text) => {
      expect(render(text).$('p').text()).toBe(text);
    },
  );
});

test('a picture of an editor comes in the size and format that suits, and its room is kept free', () => {
  const id = `${'a'.repeat(32)}-1200x800`;
  const { $ } = render(`![Ein "Haus"](/bilder/${id}-1200.webp)`);
  const image = $('picture img');
  expect(image.attr()).toMatchObject({ width: '1200', height: '800', alt: 'Ein "Haus"' });
  expect(image.attr('srcset')).toContain(`/bilder/${id}-480.webp 480w`);
  expect($('picture source').attr()).toMatchObject({
    type: 'image/avif',
    srcset: expect.stringContaining(`/bilder/${id}-1200.avif 1200w`),
  });
});
