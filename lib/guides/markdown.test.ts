import { load } from 'cheerio';
import { GLOSSARY, findTerms } from './glossary';
import { renderArticle } from './markdown';
import fc from 'fast-check';
import { sanitize } from './sanitize';
import { GUIDE_SECTIONS, withSections } from './sections';
import { headingIds } from './heading-ids';

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
    ['######', 'h3'],
  ])('%s becomes %s with an id', (mark, tag) => {
    const { $ } = render(`${mark} Was kostet das?`);
    expect($(tag).last().text()).toBe('Was kostet das?');
    expect($(tag).last().attr('id')).toBe('was-kostet-das');
    expect($('h1, h4, h5, h6')).toHaveLength(0);
  });

  test('of a point and an explanation do not take their ids', () => {
    const { $ } = render('### Punkt 1\n\n- [ ] Grundriss');
    expect($('[id="punkt-1"]')).toHaveLength(1);
  });
});

test('a table scrolls by itself, by keyboard too, under the name of its heading', () => {
  const { $ } = render(`### Die Preise\n\n${TABLE}`);
  const region = $('table').parent();
  expect(region.attr()).toEqual({
    class: 'table-scroll',
    role: 'region',
    'aria-label': 'Tabelle: Die Preise',
    tabindex: '0',
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

describe('hostile', () => {
  const HARMLESS =
    /^(h2|h3|p|ul|ol|li|strong|em|s|code|pre|blockquote|hr|br|a|img|div|table|thead|tbody|tr|th|td|label|input|button)$/;
  const OWN_PICTURE = /^\/[^/\\\p{Cc}]\P{Cc}*$/u;
  const LINK = /^(https?:|mailto:|tel:|\/(?![/\\])|[^:/\\]*([/?#]|$))/i;

  function dangers(html: string): string[] {
    const $ = load(html, null, false);
    return $('*')
      .get()
      .flatMap((element) => {
        if (!('attribs' in element)) return [];
        const { href, src, ...attributes } = element.attribs;
        return [
          HARMLESS.test(element.name) ? [] : [`<${element.name}>`],
          href === undefined || LINK.test(href) ? [] : [`href=${href}`],
          element.name !== 'img' || OWN_PICTURE.test(src ?? '') ? [] : [`src=${src}`],
          element.name === 'img' || src === undefined ? [] : [`src=${src}`],
          Object.entries(attributes).flatMap(([name, value]) => {
            if (/^on|^formaction$|^srcset$|^srcdoc$/.test(name)) return [`${name}=${value}`];
            const aligns = /^text-align:(left|right|center)$/.test(value);
            return name === 'style' && !aligns ? [`style=${value}`] : [];
          }),
        ].flat();
      });
  }

  const ATTACKS = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="/a.svg" onerror="alert(1)" onload=alert(1)>',
    '<img src="https://fremd.example/a.png">',
    '<img src="/\\fremd.example/a.png">',
    '<img src="/&#9;/fremd.example/a.png">',
    '<img src="/a.svg" srcset="https://fremd.example/a.png 1x">',
    '<img src="data:image/svg+xml;base64,AA==">',
    '<iframe src="https://fremd.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="x"></object><embed src="x">',
    '<style>body{background:url(https://fremd.example)}</style>',
    '<p style="background:url(https://fremd.example)">x</p>',
    '<td style="text-align:left;background:url(//fremd.example)">x</td>',
    '<link rel="stylesheet" href="//fremd.example/x.css"><base href="//fremd.example">',
    '<meta http-equiv="refresh" content="0;url=//fremd.example">',
    '<form action="//fremd.example"><button formaction="//fremd.example">x</button></form>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"/></svg>',
    '<math><mi xlink:href="data:x,<script>alert(1)</script>"></math>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#9;script:alert(1)">x</a>',
    '<a href=" &#1;javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:x">x</a>',
    '<a href="//fremd.example">x</a>',
    '<button onclick="alert(1)" popovertarget="x">x</button>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<!--><script>alert(1)</script>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '</p></div><script>alert(1)',
  ];

  describe('HTML', () => {
    test.each(ATTACKS)('%s can do nothing', (html) => {
      expect(dangers(sanitize(html))).toEqual([]);
    });

    test.each(ATTACKS)('%s in an article is shown as text', (html) => {
      const rendered = renderArticle(`## Titel\n\n${html}`).html;
      expect(dangers(rendered)).toEqual([]);
      expect(rendered).toContain('&lt;');
      expect(rendered).not.toMatch(/<script|<iframe|<style|<img/i);
    });

    test('the test knows dangers when it sees them', () => {
      const seen = ATTACKS.filter((html) => dangers(html).length > 0);
      expect(seen.length).toBeGreaterThan(ATTACKS.length - 5);
    });
  });

  describe('Markdown', () => {
    test.each([
      '[x](javascript:alert(1))',
      '[x](&#106;avascript:alert(1))',
      '[x](data:image/png;base64,AA==)',
      '[x](vbscript:x)',
      '[x](//fremd.example)',
      '[x](<\\\\fremd.example>)',
      '[x][y]\n\n[y]: javascript:alert(1)',
      '<javascript:alert(1)>',
      '![x](https://fremd.example/a.png)',
      '![x](/\\fremd.example/a.png)',
      '![x](</\t/fremd.example/a.png>)',
      '![x](data:image/png;base64,AA==)',
      '![x" onerror="alert(1)](/a.svg)',
      '![x](/a.svg "x\\" onerror=\\"alert(1)")',
      '### x" onclick="alert(1)',
      '- [ ] <input onfocus=alert(1) autofocus>',
      '```"><script>alert(1)</script>\ncode\n```',
      '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
    ])('%j can do nothing', (markdown) => {
      expect(dangers(renderArticle(`## Titel\n\n${markdown}`).html)).toEqual([]);
    });

    test.each([
      ['/ratgeber', undefined],
      ['#fazit', undefined],
      ['https://bund.example/bgb?a=1&b=2', 'noopener'],
      ['tel:+4930123456', undefined],
    ])('a link to %s works', (href, rel) => {
      const $ = load(renderArticle(`## Titel\n\n[Weiter](${href})`).html);
      expect($('a').attr('href')).toBe(href);
      expect($('a').attr('rel')).toBe(rel);
    });
  });

  describe('whatever an editor writes', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ATTACKS),
      fc.constantFrom(
        '\n',
        '\n\n',
        '## ',
        '- [ ] ',
        '[',
        '](',
        ')',
        '![',
        '`',
        '```',
        '|',
        '> ',
        '*',
      ),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '\\',
        '\u0000',
        'javascript:',
        'Grundbuch',
        '§ 1',
        '||',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    const text = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

    test('it is rendered, and harmless', () => {
      fc.assert(
        fc.property(text, (markdown) => {
          const { html } = renderArticle(markdown);
          expect(html).not.toMatch(/<script/i);
          expect(dangers(html)).toEqual([]);
        }),
        { numRuns: 40 },
      );
    });

    test('it is harmless also as HTML', () => {
      fc.assert(
        fc.property(text, (html) => {
          expect(dangers(sanitize(html))).toEqual([]);
        }),
        { numRuns: 40 },
      );
    });
  });
});

describe('sections', () => {
  const [INTRODUCTION, MARKET, DECISION] = GUIDE_SECTIONS.map((title) => `## ${title}`);
  const words = (count: number) => Array.from({ length: count }, (_, i) => `wort${i}`).join(' ');

  const parts = (content: string) =>
    withSections(content)
      .split(/## .+\n\n/)
      .slice(1)
      .map((part) => part.trim());

  test('the four sections have their names', () => {
    expect(GUIDE_SECTIONS).toEqual([
      'Einführung',
      'Aktuelle Marktlage',
      'Kaufen oder Verkaufen?',
      'Fazit & Handlungsempfehlungen',
    ]);
  });

  test.each([
    '## Einführung\n\nText',
    'Text\n\n### Später\n\nMehr',
    '# Titel\n',
    'Titel\n=====\n\nText',
  ])('content with a heading stays as it is: %j', (content) => {
    expect(withSections(content)).toBe(content);
  });

  test.each([
    '#Kein Titel',
    'Nr. # 1',
    '####### Sieben',
    '    ## Code',
    '#',
    'Oben\n\n---\n\nUnten',
  ])('%j is no heading', (content) => {
    expect(withSections(content)).toContain(INTRODUCTION);
  });

  test('content without a heading is cut behind the words that fit into 150 and 300 characters', () => {
    const content = words(100);
    const [first = '', second = '', third] = parts(content);
    expect(withSections(content)).toBe(
      [INTRODUCTION, first, MARKET, second, DECISION, third].join('\n\n'),
    );
    expect(first.length).toBeGreaterThan(140);
    expect(first.length).toBeLessThanOrEqual(150);
    expect(`${first} ${second}`.length).toBeGreaterThan(290);
    expect(`${first} ${second}`.length).toBeLessThanOrEqual(300);
  });

  test.each([
    ['nothing', '', 0],
    ['150 characters', 'x'.repeat(150), 1],
    ['two words around 150', `${'x'.repeat(149)} y`, 2],
    ['a word longer than everything', 'x'.repeat(400), 3],
  ])('of %s no section is empty', (_, content, count) => {
    expect(parts(content)).toHaveLength(count);
    expect(parts(content)).not.toContain('');
  });

  test('no word is torn and nothing lost, whatever it is', () => {
    const word = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((text) => `w${text.replace(/[\s#=-]/g, '').slice(0, 100)}`);
    const space = fc.constantFrom(' ', '\n', '  ', '\t', '\r\n');
    const text = fc.array(fc.tuple(word, space), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(text, (pieces) => {
        const content = pieces.flat().join('');
        expect(parts(content).join(' ').split(/\s+/)).toEqual(content.trim().split(/\s+/));
      }),
    );
  });
});

describe('terms', () => {
  const NONE = new Set<string>();
  const found = (text: string, explained: ReadonlySet<string> = NONE) =>
    findTerms(text, explained).flatMap(({ text, term }) => (term ? [[text, term.id]] : []));

  describe('the list of terms', () => {
    const duplicates = (values: string[]) =>
      values.filter((value, index) => values.indexOf(value) !== index);

    test('has each id, each name and each form once', () => {
      expect(duplicates(GLOSSARY.map(({ id }) => id))).toEqual([]);
      expect(duplicates(GLOSSARY.map(({ term }) => term))).toEqual([]);
      expect(duplicates(GLOSSARY.flatMap(({ forms }) => forms))).toEqual([]);
    });

    test.each(GLOSSARY.map((term) => [term.id, term] as const))('explains %s', (id, term) => {
      expect(id).toMatch(/^[a-z-]+$/);
      expect(term.explanation).toMatch(/^\p{Lu}.{30,}\.$/u);
      expect(term.forms.length).toBeGreaterThan(0);
    });

    test.each(GLOSSARY.flatMap(({ id, forms }) => forms.map((form) => [form, id] as const)))(
      'finds "%s" in a sentence',
      (form, id) => {
        expect(found(`Hier steht ${form}, und weiter.`)).toEqual([[form, id]]);
      },
    );
  });

  describe('a term is found', () => {
    test.each([
      ['at the beginning', 'Grundbuch zuerst', 'Grundbuch'],
      ['at the end', 'steht im Grundbuch', 'Grundbuch'],
      ['in quotes', '„Grundbuch“', 'Grundbuch'],
      ['inflected', 'Auszug des Grundbuchs', 'Grundbuchs'],
    ])('%s: %s', (_, text, form) => {
      expect(found(text)).toEqual([[form, 'grundbuch']]);
    });

    test.each([
      ['Grundbuchauszug'],
      ['Wohnungsgrundbuch'],
      ['Grundbuch-Auszug'],
      ['grundbuch'],
      ['Grundbuchä'],
      [''],
    ])('as a whole word only, not in "%s"', (text) => {
      expect(found(text)).toEqual([]);
    });

    test('in its longest form', () => {
      expect(found('Die Auflassungsvormerkung')).toEqual([
        ['Auflassungsvormerkung', 'auflassungsvormerkung'],
      ]);
    });

    test('once, whichever of its forms comes first', () => {
      expect(found('Grundbuchs, Grundbuch, Median, Grundbuches, Median')).toEqual([
        ['Grundbuchs', 'grundbuch'],
        ['Median', 'median'],
      ]);
    });

    test('not at all where it was explained before', () => {
      expect(found('Grundbuch und Median', new Set(['grundbuch']))).toEqual([['Median', 'median']]);
    });
  });
});

describe('ids', () => {
  const idsOf = (...texts: string[]) => texts.map(headingIds());

  test.each([
    ['Was kostet das?', 'was-kostet-das'],
    ['Größe, Übergabe, Öl und Äpfel', 'groesse-uebergabe-oel-und-aepfel'],
    ['7,14 % auf 400.000 €', '7-14-auf-400-000'],
    ['Der 23.\u00a0Dezember', 'der-23-dezember'],
    ['Gru\u0308n', 'gruen'],
    ['€ ?', 'abschnitt'],
  ])('"%s" is found at "%s"', (text, id) => {
    expect(idsOf(text)).toEqual([id]);
  });

  test('headings of the same name are counted', () => {
    expect(idsOf('Fazit', 'Fazit', 'FAZIT', '?', '!')).toEqual([
      'fazit',
      'fazit-2',
      'fazit-3',
      'abschnitt',
      'abschnitt-2',
    ]);
  });

  test.each(['Inhalt', 'Quellen', 'Begriffe', 'Artikel', 'Autor', 'Beliebt', 'Bewertung Aufruf'])(
    '"%s" does not take the id that the page itself uses',
    (text) => {
      const [id] = idsOf(text);
      expect(id).toMatch(/-2$/);
    },
  );

  test.each(['Punkt 1', 'Begriff Grundbuch'])(
    '"%s" does not take the id of a checklist point or of an explanation',
    (text) => {
      expect(idsOf(text)[0]).not.toMatch(/^(punkt|begriff)-/);
    },
  );

  test('no id is given twice, and each can stand in an address', () => {
    const text = fc.oneof(
      fc.constantFrom(
        'Haus',
        'Haus 2',
        'Haus 2 2',
        'Inhalt',
        'Inhalt 2',
        'constructor',
        '__proto__',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), (texts) => {
        const ids = idsOf(...texts);
        expect(new Set(ids).size).toBe(texts.length);
        for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });
});
