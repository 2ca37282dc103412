import 'server-only';
import type { Article, ArticleSuggestion } from './article';
import { SEARCH_LIMITS } from './constants';
import { readingMinutes } from './teaser';
import { searchArticles } from './search';

export function suggestArticles(articles: readonly Article[], query: string): ArticleSuggestion[] {
  return searchArticles(articles, { query })
    .slice(0, query ? SEARCH_LIMITS.desktop : SEARCH_LIMITS.empty)
    .map(({ slug, title, summary, content }) => ({
      slug,
      title,
      summary,
      minutes: readingMinutes(content),
    }));
}
