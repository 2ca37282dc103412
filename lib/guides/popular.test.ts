import { popularArticles } from './popular';

const read = (slug: string, views?: number) => ({ slug, views });

const list = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
const popular = (slugs: string[], current: string) =>
  popularArticles(list(...slugs), current).map(({ slug }) => slug);

test.each([
  ['8', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], ['d', 'e', 'f']],
  ['6', ['a', 'b', 'c', 'd', 'e', 'f'], ['d', 'e', 'f']],
  ['5', ['a', 'b', 'c', 'd', 'e'], ['d', 'e', 'a']],
  ['4', ['a', 'b', 'c', 'd'], ['d', 'a', 'b']],
  ['3', ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['2', ['a', 'b'], ['a', 'b']],
  ['0', [], []],
])('of %s others it is items four to six, filled up from the beginning', (_, others, expected) => {
  expect(popular(others, 'current')).toEqual(expected);
});

test.each(['a', 'd', 'e', 'g'])('the current one, %s, is not counted', (current) => {
  const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].filter((slug) => slug !== current);
  expect(popular(['a', 'b', 'c', 'd', 'e', 'f', 'g'], current)).toEqual(others.slice(3, 6));
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 20])(
  'of %d it is never the current one nor one twice',
  (count) => {
    const slugs = Array.from({ length: count }, (_, index) => `artikel-${index}`);
    for (const current of slugs) {
      const chosen = popular(slugs, current);
      expect(chosen).not.toContain(current);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen).toHaveLength(Math.min(3, count - 1));
    }
  },
);

test.each([
  ['one is read', [read('a'), read('b', 12), read('c'), read('d'), read('e'), read('f')], 'bde'],
  ['more are', [read('a', 10), read('b', 12), read('c', 40), read('d', 11)], 'cbd'],
  ['the current one is', [read('current', 99), ...list('a', 'b', 'c', 'd', 'e', 'f')], 'def'],
])('where %s, the most read come first and the places of the list follow', (_, all, expected) => {
  expect(popularArticles(all, 'current').map(({ slug }) => slug)).toEqual([...expected]);
});
