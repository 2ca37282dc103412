import { PageLink } from '@/components/ui/page-link';
import { cn } from '@/lib/utils';
import { ArticlesLoading } from './articles-loading';
import { AskAdviser } from './ask-adviser';
import type { Suggestion } from './use-article-search';

interface SearchSuggestionsProps {
  /** The list is called `{id}-list`, its entries `{id}-0`, `{id}-1` … */
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  state: 'loading' | 'failed' | 'ready';
  query: string;
  onChoose: () => void;
}

const MESSAGES = {
  loading: <ArticlesLoading />,
  failed: 'Die Vorschläge sind gerade nicht erreichbar. Die Eingabetaste führt zur Suche.',
  ready: 'Keine Artikel gefunden',
};

/** What the header search offers, or why there is nothing. */
export function SearchSuggestions({
  id,
  suggestions,
  active,
  state,
  query,
  onChoose,
}: SearchSuggestionsProps) {
  if (suggestions.length === 0) {
    return (
      <div className="px-4 py-3 text-base">
        <p role="status">{MESSAGES[state]}</p>
        {state === 'ready' && query && <AskAdviser question={query} onChoose={onChoose} />}
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
