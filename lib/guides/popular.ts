import { POPULAR } from './constants';

/** Until enough counts are shown: items 4 to 6 of the list without the current one. */
export function popularArticles<T extends { slug: string; views?: number }>(
  articles: readonly T[],
  current: string,
): T[] {
  const others = articles.filter(({ slug }) => slug !== current);
  const read = others
    .filter(({ views }) => views !== undefined)
    .sort((a, b) => (b.views ?? 0) - (a.views ?? 0));
  const places = [
    ...others.slice(POPULAR.from, POPULAR.from + POPULAR.count),
    ...others.slice(0, POPULAR.from),
  ];
  return [...new Set([...read, ...places])].slice(0, POPULAR.count);
}
