import type { MarketArticle } from '@/lib/guides/article';
import { SEARCH_LIMITS } from '@/lib/guides/constants';
import { readingMinutes } from '@/lib/guides/reading-time';
import { findArticles } from '@/lib/guides/search';
import { guideSelection, routes } from '@/lib/routes';
import { fetchArticles } from './article-source';

export interface Suggestion {
  href: string;
  title: string;
  /** Missing on the last entry, which leads to all results: a page from the server */
  article?: { summary: string; minutes: number };
}

/** What is offered for a query, at most `limit` articles. */
export type Suggest = (query: string, limit: number) => Suggestion[];

function suggestFrom(articles: readonly MarketArticle[], query: string, limit: number) {
  const found = query
    ? findArticles(articles, { query }).slice(0, limit)
    : articles.slice(0, SEARCH_LIMITS.empty);
  const suggestions: Suggestion[] = found.map(({ slug, title, summary, content }) => ({
    href: routes.guide(slug),
    title,
    article: { summary, minutes: readingMinutes(content) },
  }));
  if (!query || found.length === 0) return suggestions;
  const all = { href: guideSelection({ query }), title: `Alle Ergebnisse für "${query}" anzeigen` };
  return [...suggestions, all];
}

/** Fetches the articles, and answers with what finds suggestions in them. */
export async function loadSuggest(): Promise<Suggest> {
  const articles = await fetchArticles();
  return (query, limit) => suggestFrom(articles, query, limit);
}
