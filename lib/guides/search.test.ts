import { article } from '@/lib/testing/article-factory';
import { popularArticles } from './popular';
import { searchArticles, matchesQuery, nearArticles, relatedArticles } from './search';
import { type ArticleSeedFile, readSeedFiles } from './seed-files';

const TAX = article({
  slug: 'steuer',
  title: 'Die Spekulationssteuer',
  summary: 'Zehn Jahre Frist',
  content: 'Wer selbst wohnt, zahlt nichts. ÜBERGABE',
});
const PHOTOS = article({ slug: 'fotos', title: 'Gute Fotos', content: 'Licht' });
const VALUE = article({ slug: 'wert', title: 'Der Wert', content: 'Auch die Frist zählt' });
const ALL = [TAX, PHOTOS, VALUE];

const slugs = (selection: Parameters<typeof searchArticles>[1]) =>
  searchArticles(ALL, selection).map(({ slug }) => slug);

describe('a search finds', () => {
  test.each([
    ['in the title', 'Spekulation'],
    ['in the summary', 'Jahre Frist'],
    ['in the content', 'selbst wohnt'],
    ['in the name of the category', 'Recht & Steuern'],
    ['a part of a word', 'tionssteu'],
    ['whatever the case', 'sPEKULATION'],
    ['what is written between spaces', '  Frist '],
    ['everything where it is empty', ''],
  ])('%s: "%s"', (_, query) => {
    expect(matchesQuery(TAX, query)).toBe(true);
  });

  test.each(['Notar', 'Steuerspekulation', '.*'])('nothing for "%s"', (query) => {
    expect(matchesQuery(TAX, query)).toBe(false);
  });

  test('no category that is not the one of the title', () => {
    expect(matchesQuery(PHOTOS, 'Recht & Steuern')).toBe(false);
    expect(matchesQuery(PHOTOS, 'Verkaufstipps')).toBe(true);
  });
});

describe('a list is narrowed down', () => {
  test.each<[Parameters<typeof searchArticles>[1], string[]]>([
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
    const found = searchArticles([VALUE, later, TAX, named], { query: ' frist ' });
    expect(found.map(({ slug }) => slug)).toEqual(['titel', 'steuer', 'wert', 'spaeter']);
  });
});

describe('the guides of the portal', () => {
  let guides: ArticleSeedFile[];
  beforeAll(async () => {
    guides = await readSeedFiles();
  });
  const found = (query: string) => searchArticles(guides, { query }).map(({ slug }) => slug);

  test.each([
    ['Maklerprovison', 'maklerprovision'],
    ['Courtage', 'maklerprovision'],
    ['steuer spekulation', 'spekulationssteuer-und-zehnjahresfrist'],
    ['Energiepass', 'energieausweis'],
    ['Haus geerbt', 'geerbtes-haus'],
    ['Scheidng', 'scheidung-und-gemeinsames-haus'],
    ['termin notar', 'notartermin-und-uebergabe'],
    ['besichtigng', 'besichtigung-und-fotos'],
    ['sanieren vor verkauf', 'renovieren-oder-lassen'],
  ])('answer "%s" with %s first', (query, slug) => {
    expect(found(query)[0]).toBe(slug);
  });

  test('are found by every longer word of their titles with one slip anywhere', () => {
    const words = guides.flatMap(({ title, slug }) =>
      [...title.matchAll(/\p{Lu}\p{L}{7,}/gu)].map(([word]) => ({ word, slug })),
    );
    const lost = words.flatMap(({ word, slug }, turn) => {
      const at = 1 + (turn % (word.length - 2));
      const [before, letter, after] = [word.slice(0, at), word[at], word.slice(at + 1)];
      const slip = [
        before + after,
        `${before}${letter}${letter}${after}`,
        `${before}x${after}`,
        `${before}${after[0]}${letter}${after.slice(1)}`,
      ][turn % 4]!;
      // Two letters that form an umlaut count as one.
      const isReadable = slip.match(/[aou]e/g)?.length === word.match(/[aou]e/g)?.length;
      return isReadable && !found(slip).includes(slug) ? [slip] : [];
    });
    expect(words.length).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });

  test('are found by the words of their titles backwards, with umlauts written any way', () => {
    for (const { title, slug } of guides) {
      const words = title.split(': ')[0]?.replace(/,/g, '').split(' ').reverse().join(' ') ?? '';
      const plain = words.normalize('NFD').replace(/\p{M}/gu, '');
      const typed = words.replace(/[äöü]/g, (letter) => `${letter.normalize('NFD')[0]}e`);
      for (const query of [words, plain, typed, words.toUpperCase()]) {
        expect({ query, found: found(query).slice(0, 2) }).toEqual({
          query,
          found: expect.arrayContaining([slug]) as string[],
        });
      }
    }
  });

  test.each(['xqzv', 'gurkensalat', 'bitcoin'])(
    'have nothing on "%s", and three come near all the same',
    (query) => {
      expect(found(query)).toEqual([]);
      expect(new Set(nearArticles(guides, { query })).size).toBe(3);
    },
  );

  test('near to a search within a category is what others have on it', () => {
    const [first] = nearArticles(guides, { query: 'Courtage', category: 'markt' });
    expect(first?.slug).toBe('maklerprovision');
  });

  test('each have three others that fit, none of them shown twice on its page', () => {
    for (const guide of guides) {
      const popular = popularArticles(guides, guide.slug);
      const related = relatedArticles(guides, guide, popular);
      expect(new Set([guide, ...popular, ...related]).size).toBe(7);
      expect(relatedArticles(guides, guide, popular)).toEqual(related);
    }
  });

  test('fit by topic: to a divorce the inherited house rather than photographs', () => {
    const of = (slug: string) => guides.filter((guide) => guide.slug === slug);
    const [divorce] = of('scheidung-und-gemeinsames-haus');
    const related = relatedArticles(guides, divorce!, []).map(({ slug }) => slug);
    expect(related).toContain('geerbtes-haus');
    expect(related).not.toContain('besichtigung-und-fotos');
  });
});
