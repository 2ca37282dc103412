import { CATEGORIES, categoryOf, isFeatured } from './categories';
import { article } from '@/lib/testing/article-factory';
import { pictureOf, toTeaser, articleMinutes, readingMinutes } from './teaser';
import fc from 'fast-check';
import { overviewSchema, SLUG, sourcesSchema } from './schema';
import { popularArticles } from './popular';

test('the five categories have their names', () => {
  expect(CATEGORIES.map(({ id, name }) => [id, name])).toEqual([
    ['bewertung', 'Immobilienbewertung'],
    ['verkauf', 'Verkaufsprozess'],
    ['markt', 'Marktanalyse'],
    ['recht', 'Recht & Steuern'],
    ['tipps', 'Verkaufstipps'],
  ]);
});

describe('the category of a title', () => {
  test.each([
    ['Was ist mein Haus wert?', 'bewertung'],
    ['In sieben Schritten', 'verkauf'],
    ['Den Markt lesen', 'markt'],
    ['Ihr Recht beim Notar', 'recht'],
    ['Fotos, die überzeugen', 'tipps'],
    ['', 'tipps'],
  ])('"%s" is of %s', (title, category) => {
    expect(categoryOf(title)).toBe(category);
  });

  test.each([
    ['Wert vor Verkauf', 'bewertung'],
    ['Markt: Schritt für Schritt', 'verkauf'],
    ['Steuern und Markt', 'markt'],
  ])('"%s" fits two, and the earlier one decides: %s', (title, category) => {
    expect(categoryOf(title)).toBe(category);
  });

  test.each(['STEUER', 'steuer'])('%s is read in any case', (word) => {
    expect(categoryOf(word)).toBe('recht');
  });
});

test.each([
  ['Der Leitfaden', true],
  ['Preise 2025', true],
  ['Fünf Fehler', true],
  ['Der leitfaden', false],
  ['Anfängerfehler', false],
  ['Preise 2026', false],
])('featured is "%s": %p', (title, expected) => {
  expect(isFeatured(title)).toBe(expected);
});

describe('a card', () => {
  const FALLBACK = '/images/ratgeber/ratgeber.svg';

  test('a card shows title, summary, picture, category, reading time and views', () => {
    const shown = article({
      title: 'Die Steuer',
      summary: 'Ab 120 m² lohnt es',
      content: 'Wort '.repeat(201),
    });
    expect(toTeaser({ ...shown, views: 12 })).toEqual({
      slug: 'besichtigung',
      title: 'Die Steuer',
      summary: 'Ab 120\u00a0m² lohnt es',
      image: FALLBACK,
      category: 'Recht & Steuern',
      minutes: 2,
      views: 12,
    });
  });

  test.each(['/images/ratgeber/energieausweis.svg', '/bild.png', '/a'])('%s is shown', (image) => {
    expect(pictureOf({ image })).toBe(image);
    expect(toTeaser(article({ image })).image).toBe(image);
  });

  test.each([
    'https://fremd.example/bild.png',
    '//fremd.example/bild.png',
    '/\\fremd.example/bild.png',
    '/\t/fremd.example/bild.png',
    'javascript:alert(1)',
    'bild.png',
    '/',
    '',
  ])('%j is not on this site and never shown', (image) => {
    expect(pictureOf({ image })).toBe(FALLBACK);
    expect(toTeaser(article({ image })).image).toBe(FALLBACK);
  });

  const words = (count: number) => Array(count).fill('Wort').join(' ');

  test.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [1600, 8],
  ])('a card shows for %d words %d min', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  test.each([
    [0, 3],
    [601, 4],
    [1600, 8],
  ])('an article page shows at least three minutes for %d words %d min', (count, minutes) => {
    expect(articleMinutes(words(count))).toBe(minutes);
  });

  test.each(['##', '-', '|', '|---|', '**', '…', '€'])('"%s" alone is no word', (mark) => {
    expect(readingMinutes(`${words(200)} ${mark}`)).toBe(1);
  });

  test.each(['7,14', '§80', '**fett**', 'Ö', '[Notar](/x)'])('"%s" is one word', (word) => {
    expect(readingMinutes(`${words(199)}\n${word}`)).toBe(1);
    expect(readingMinutes(`${words(200)}\n\n${word}\t`)).toBe(2);
  });
});

describe('what may be asked and stored', () => {
  describe('the address of the overview', () => {
    const WHOLE = { category: undefined, query: '' };

    test.each([
      [{}, WHOLE],
      [{ query: '  notar ' }, { ...WHOLE, query: 'notar' }],
      [{ query: 'a\u0000b\nc' }, { ...WHOLE, query: 'a b c' }],
      [{ query: ['notar', 'makler'] }, { ...WHOLE, query: 'notar' }],
      [{ query: 7 }, WHOLE],
      [{ query: 'x'.repeat(101) }, { ...WHOLE, query: 'x'.repeat(100) }],
      [{ category: 'recht' }, { ...WHOLE, category: 'recht' }],
      [{ category: ['recht', 'markt'] }, { ...WHOLE, category: 'recht' }],
      [{ category: 'RECHT' }, WHOLE],
      [
        { category: ['unbekannt', 'recht'], query: 'notar' },
        { ...WHOLE, query: 'notar' },
      ],
    ])('%j means %j', (given, expected) => {
      expect(overviewSchema.parse(given)).toEqual(expected);
    });

    test('never fails, whatever somebody typed', () => {
      const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.anything());
      fc.assert(
        fc.property(value, value, (category, query) => {
          const selection = overviewSchema.parse({ category, query });
          expect(selection.query.length).toBeLessThanOrEqual(100);
          expect(selection.query).not.toMatch(/\p{Cc}/u);
          expect([undefined, ...CATEGORIES.map(({ id }) => id)]).toContain(selection.category);
        }),
      );
    });
  });

  describe('a slug', () => {
    test.each(['energieausweis', 'in-7-schritten', '2026'])('%s is one', (slug) => {
      expect(slug).toMatch(SLUG);
    });

    test.each(['', '-', 'a-', '-a', 'a--b', 'Haus', 'häuser', 'a b', 'a/b', '../a', 'a\n', 'a.b'])(
      '%j is none',
      (slug) => {
        expect(slug).not.toMatch(SLUG);
      },
    );
  });

  describe('sources', () => {
    const ok = (source: unknown) => sourcesSchema.safeParse([source]).success;

    test.each([
      [{ title: 'BGB' }],
      [{ title: 'BGB', publisher: 'Bund', url: 'https://bund.example/bgb', date: '2026-11-21' }],
      [{ title: 'BGB', url: 'http://bund.example' }],
      [{ title: 'BGB', date: '2026-11' }],
    ])('%j can stand there', (source) => {
      expect(ok(source)).toBe(true);
    });

    test.each([
      [{}],
      [{ title: ' ' }],
      [{ title: 'x'.repeat(301) }],
      [{ title: 'BGB', publisher: '' }],
      [{ title: 'BGB', url: 'javascript:alert(1)' }],
      [{ title: 'BGB', url: 'bund.example' }],
      [{ title: 'BGB', url: '//bund.example' }],
      [{ title: 'BGB', date: '2026-13' }],
      [{ title: 'BGB', date: '21.11.2026' }],
      ['BGB'],
    ])('%j cannot', (source) => {
      expect(ok(source)).toBe(false);
    });

    test('lose what no one asked for', () => {
      const [source] = sourcesSchema.parse([{ title: ' BGB ', onclick: 'x' }]);
      expect(source).toEqual({ title: 'BGB' });
    });
  });
});

describe('popular', () => {
  const read = (slug: string, views?: number) => ({ slug, views });

  const list = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
  const popular = (slugs: string[], current: string) =>
    popularArticles(list(...slugs), current).map(({ slug }) => slug);

  test.each([
    ['8', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], ['d', 'e', 'f']],
    ['5', ['a', 'b', 'c', 'd', 'e'], ['d', 'e', 'a']],
    ['4', ['a', 'b', 'c', 'd'], ['d', 'a', 'b']],
    ['2', ['a', 'b'], ['a', 'b']],
    ['0', [], []],
  ])(
    'of %s others it is items four to six, filled up from the beginning',
    (_, others, expected) => {
      expect(popular(others, 'current')).toEqual(expected);
    },
  );

  test.each(['a', 'd', 'e', 'g'])('the current one, %s, is not counted', (current) => {
    const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].filter((slug) => slug !== current);
    expect(popular(['a', 'b', 'c', 'd', 'e', 'f', 'g'], current)).toEqual(others.slice(3, 6));
  });

  test.each([
    ['one is read', [read('a'), read('b', 12), read('c'), read('d'), read('e'), read('f')], 'bde'],
    ['more are', [read('a', 10), read('b', 12), read('c', 40), read('d', 11)], 'cbd'],
    ['the current one is', [read('current', 99), ...list('a', 'b', 'c', 'd', 'e', 'f')], 'def'],
  ])('where %s, the most read come first and the places of the list follow', (_, all, expected) => {
    expect(popularArticles(all, 'current').map(({ slug }) => slug)).toEqual([...expected]);
  });
});
