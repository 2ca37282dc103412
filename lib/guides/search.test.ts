import { article } from '@/lib/testing/article-factory';
import { findArticles, matchesQuery } from './search';

const TAX = article({
  slug: 'steuer',
  title: 'Die Spekulationssteuer',
  summary: 'Zehn Jahre Frist',
  content: 'Wer selbst wohnt, zahlt nichts. ÜBERGABE',
});
const PHOTOS = article({ slug: 'fotos', title: 'Gute Fotos', content: 'Licht' });
const VALUE = article({ slug: 'wert', title: 'Der Wert', content: 'Auch die Frist zählt' });
const ALL = [TAX, PHOTOS, VALUE];

const slugs = (selection: Parameters<typeof findArticles>[1]) =>
  findArticles(ALL, selection).map(({ slug }) => slug);

describe('a search finds', () => {
  test.each([
    ['in the title', 'Spekulation'],
    ['in the summary', 'Jahre Frist'],
    ['in the content', 'selbst wohnt'],
    ['in the name of the category', 'Recht & Steuern'],
    ['a part of a word', 'tionssteu'],
    ['whatever the case', 'sPEKULATION'],
    ['umlauts whatever the case', 'übergabe'],
    ['what is written between spaces', '  Frist '],
    ['everything where it is empty', ''],
    ['everything where it is blank', '   '],
  ])('%s: "%s"', (_, query) => {
    expect(matchesQuery(TAX, query)).toBe(true);
  });

  test.each(['Notar', 'recht & steuern x', 'Steuerspekulation', '.*', 'steuer|fotos'])(
    'nothing for "%s"',
    (query) => {
      expect(matchesQuery(TAX, query)).toBe(false);
    },
  );

  test('no category that is not the one of the title', () => {
    expect(matchesQuery(PHOTOS, 'Recht & Steuern')).toBe(false);
    expect(matchesQuery(PHOTOS, 'Verkaufstipps')).toBe(true);
  });
});

describe('a list is narrowed down', () => {
  test.each<[Parameters<typeof findArticles>[1], string[]]>([
    [{}, ['steuer', 'fotos', 'wert']],
    [{ query: 'frist' }, ['steuer', 'wert']],
    [{ category: 'bewertung' }, ['wert']],
    [{ category: 'markt' }, []],
    [{ category: 'recht', query: 'frist' }, ['steuer']],
    [{ category: 'recht', query: 'licht' }, []],
  ])('by %j to %j', (selection, expected) => {
    expect(slugs(selection)).toEqual(expected);
  });

  test('first to what has it in the title, then in the summary, else in the order it had', () => {
    const named = article({ slug: 'titel', title: 'Die Frist' });
    const later = article({ slug: 'spaeter', content: 'FRIST' });
    const found = findArticles([VALUE, later, TAX, named], { query: ' frist ' });
    expect(found.map(({ slug }) => slug)).toEqual(['titel', 'steuer', 'wert', 'spaeter']);
  });

  test('without touching the list itself', () => {
    const list = [VALUE, TAX];
    findArticles(list, { query: 'frist' });
    expect(list).toEqual([VALUE, TAX]);
  });
});
