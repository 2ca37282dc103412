import type { ArticleSuggestion, PlaceSuggestion } from '@/lib/guides/article';
import { routes } from '@/lib/routes';

export type Offered = ArticleSuggestion | PlaceSuggestion;

/** Whatever the server has offered on this page. */
const seen = new Map<string, Offered>();

/** Those of what was offered before that have all words of a query in what is shown of them. */
function suggestFromSeen(query: string): Offered[] {
  const words = query.toLowerCase().split(/\s+/);
  return [...seen.values()].filter(({ title, summary }) =>
    words.every((word) => `${title} ${summary}`.toLowerCase().includes(word)),
  );
}

/**
 * What the server offers for a query; without a connection what has been offered before and fits.
 * @throws where there is neither, and where `signal` ends it
 */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<Offered[]> {
  try {
    const response = await fetch(routes.api.articleSuggestions(query), { signal });
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    const suggestions = (await response.json()) as Offered[];
    for (const suggestion of suggestions) seen.set(suggestion.title, suggestion);
    return suggestions;
  } catch (error) {
    const known = suggestFromSeen(query);
    if (signal.aborted || known.length === 0) throw error;
    return known;
  }
}
