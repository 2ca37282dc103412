import { POPULAR } from './constants';

/**
 * 'Beliebte Artikel': items 4 to 6 of the list without the current one (specification 9). Where the
 * list is too short for that, the places are filled from its beginning.
 */
export function popularArticles<T extends { slug: string }>(
  articles: readonly T[],
  current: string,
): T[] {
  const others = articles.filter(({ slug }) => slug !== current);
  const chosen = others.slice(POPULAR.from, POPULAR.from + POPULAR.count);
  const missing = POPULAR.count - chosen.length;
  return [...chosen, ...others.slice(0, Math.min(missing, POPULAR.from))];
}
