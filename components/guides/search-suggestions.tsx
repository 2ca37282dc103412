import type { ArticleSuggestion, PageSuggestion } from '@/lib/guides/article';
import { PageLink } from '@/components/ui/page-link';
import { SEARCH_LIMITS } from '@/lib/guides/constants';
import { guideSelection, routes } from '@/lib/routes';
import { cn } from '@/lib/utils';
import { AskAdviser } from './ask-adviser';

// Loaded with the first press on the header's search: most pages never need it.

type Offered = ArticleSuggestion | PageSuggestion;

export interface Suggestion {
  href: string;
  title: string;
  /** Absent on the last entry, a page of the server */
  article?: { summary: string; minutes?: number };
}

const seen = new Map<string, Offered>();

function suggestFromSeen(query: string): Offered[] {
  const words = query.toLowerCase().split(/\s+/);
  return [...seen.values()].filter(({ title, summary }) =>
    words.every((word) => `${title} ${summary}`.toLowerCase().includes(word)),
  );
}

function suggestionsOf(found: readonly Offered[], query: string, limit: number): Suggestion[] {
  // Places and calculators come first, and do not count towards the limit.
  const pages = found.filter((each) => 'path' in each).length;
  const suggestions: Suggestion[] = found
    .slice(0, pages + (query ? limit : SEARCH_LIMITS.empty))
    .map(({ title, ...article }) => ({
      title,
      article,
      href: 'path' in article ? article.path : routes.guide(article.slug),
    }));
  if (!query || found.length === 0) return suggestions;
  const all = { href: guideSelection({ query }), title: `Alle Ergebnisse für "${query}" anzeigen` };
  return [...suggestions, all];
}

/**
 * Without a connection, searches what was offered before.
 * @throws if nothing is found that way, or `signal` aborts
 */
export async function fetchSuggestions(
  query: string,
  limit: number,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  try {
    const response = await fetch(routes.api.articleSuggestions(query), { signal });
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    const found = (await response.json()) as Offered[];
    for (const suggestion of found) seen.set(suggestion.title, suggestion);
    return suggestionsOf(found, query, limit);
  } catch (error) {
    const known = suggestFromSeen(query);
    if (signal.aborted || known.length === 0) throw error;
    return suggestionsOf(known, query, limit);
  }
}

export interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  query: string;
  onChoose: () => void;
}

export function SuggestionList({ id, suggestions, active, query, onChoose }: SuggestionListProps) {
  if (suggestions.length === 0) {
    return (
      <div className="px-4 py-3 text-base">
        <p role="status">Keine Artikel gefunden</p>
        {query && <AskAdviser question={query} onChoose={onChoose} />}
      </div>
    );
  }
  return (
    <div role="listbox" id={`${id}-list`} aria-label="Vorschläge">
      {suggestions.map(({ href, title, article }, index) => {
        const Anchor = article ? PageLink : 'a';
        return (
          <Anchor
            key={href}
            id={`${id}-${index}`}
            href={href}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={onChoose}
            className={cn(
              'block border-line px-4 py-2.5 hover:bg-petrol-soft not-first:border-t',
              index === active && 'bg-petrol-soft',
            )}
          >
            <span className={article ? 'block leading-snug font-semibold' : 'text-petrol'}>
              {title}
            </span>
            {article && (
              <>
                <span className="mt-0.5 line-clamp-1 text-base">{article.summary}</span>
                {article.minutes && (
                  <span className="block text-sm text-muted">{`${article.minutes} Min. Lesezeit`}</span>
                )}
              </>
            )}
          </Anchor>
        );
      })}
    </div>
  );
}
