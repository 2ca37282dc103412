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

/** Where the search was found, the closer to the title the earlier: 0 title, 1 summary, 2 elsewhere. */
function distance({ title, summary }: Searchable, query: string): number {
  const wanted = query.trim().toLowerCase();
  if (title.toLowerCase().includes(wanted)) return 0;
  return summary.toLowerCase().includes(wanted) ? 1 : 2;
}

/**
 * The articles that answer a search within a category: those that name it in the title first, then
 * in the summary, and within that in the order given.
 */
export function findArticles<T extends Searchable>(
  articles: readonly T[],
  { query = '', category }: { query?: string; category?: CategoryId },
): T[] {
  return articles
    .filter(
      (article) =>
        (!category || categoryOf(article.title) === category) && matchesQuery(article, query),
    )
    .sort((a, b) => distance(a, query) - distance(b, query));
}
