import fc from 'fast-check';
import { CATEGORIES } from './categories';
import { overviewSchema, SLUG, sourcesSchema } from './schema';

describe('the address of the overview', () => {
  const WHOLE = { category: undefined, query: '' };

  test.each([
    [{}, WHOLE],
    [{ query: 'notar' }, { ...WHOLE, query: 'notar' }],
    [{ query: '  notar ' }, { ...WHOLE, query: 'notar' }],
    [{ query: 'a\u0000b\nc' }, { ...WHOLE, query: 'a b c' }],
    [{ query: ['notar', 'makler'] }, { ...WHOLE, query: 'notar' }],
    [{ query: [] }, WHOLE],
    [{ query: 7 }, WHOLE],
    [{ query: 'x'.repeat(101) }, { ...WHOLE, query: 'x'.repeat(100) }],
    [{ category: 'recht' }, { ...WHOLE, category: 'recht' }],
    [{ category: ['recht', 'markt'] }, { ...WHOLE, category: 'recht' }],
    [{ category: 'RECHT' }, WHOLE],
    [{ category: 'unbekannt' }, WHOLE],
    [{ category: '' }, WHOLE],
    [
      { category: ['unbekannt', 'recht'], query: 'notar' },
      { ...WHOLE, query: 'notar' },
    ],
  ])('%j means %j', (given, expected) => {
    expect(overviewSchema.parse(given)).toEqual(expected);
  });

  test.each(CATEGORIES.map(({ id }) => id))('can choose %s', (id) => {
    expect(overviewSchema.parse({ category: id }).category).toBe(id);
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

  test('tears no character where it is cut', () => {
    const { query } = overviewSchema.parse({ query: `${'x'.repeat(99)}🏡` });
    expect(query).toBe('x'.repeat(99));
  });
});

describe('a slug', () => {
  test.each(['energieausweis', 'in-7-schritten', '2026', 'a'])('%s is one', (slug) => {
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
    [{ title: 'BGB', date: '2026' }],
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
    [{ title: 'BGB', url: 'data:text/html,x' }],
    [{ title: 'BGB', url: 'bund.example' }],
    [{ title: 'BGB', url: '//bund.example' }],
    [{ title: 'BGB', date: '2026-13' }],
    [{ title: 'BGB', date: '2026-11-32' }],
    [{ title: 'BGB', date: '21.11.2026' }],
    ['BGB'],
    [null],
  ])('%j cannot', (source) => {
    expect(ok(source)).toBe(false);
  });

  test('lose what nobody asked for', () => {
    const [source] = sourcesSchema.parse([{ title: ' BGB ', onclick: 'x' }]);
    expect(source).toEqual({ title: 'BGB' });
  });
});
