import { categoryName, categoryOf, type CategoryId } from './categories';

interface Searchable {
  title: string;
  summary: string;
  content: string;
}

/**
 * Whether an article answers a search: a case-insensitive substring of title, summary, content or
 * the name of its category (specification 9). An empty search fits every article.
 */
export function matchesQuery(article: Searchable, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  const { title, summary, content } = article;
  return [title, summary, content, categoryName(categoryOf(title))].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

/** The articles that answer a search within a category; the order stays. */
export function findArticles<T extends Searchable>(
  articles: readonly T[],
  { query = '', category }: { query?: string; category?: CategoryId },
): T[] {
  return articles.filter(
    (article) =>
      (!category || categoryOf(article.title) === category) && matchesQuery(article, query),
  );
}
