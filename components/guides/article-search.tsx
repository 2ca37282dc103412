'use client';

import { useRouter } from 'next/navigation';
import {
  useEffect,
  useId,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type ComponentType,
  useCallback,
  useState,
} from 'react';
import { GUIDE_QUERY_LIMIT } from '@/lib/guides/constants';
import { cn } from '@/lib/utils';
import { ArticlesLoading } from './articles-loading';
import type { Suggestion, SuggestionListProps } from './search-suggestions';

/** Milliseconds without a letter */
const PAUSE = 150;

interface Answer {
  query: string;
  found?: readonly Suggestion[];
  List?: ComponentType<SuggestionListProps>;
}

/** While an answer is on its way the last one stays, so that nothing jumps at each letter. */
function useArticleSearch(limit: number) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const [isOpen, setOpen] = useState(false);
  /** -1 is the box itself */
  const [active, setActive] = useState(-1);
  const query = text.trim();
  const isAnswered = answer?.query === query;
  const isWanted = isOpen && !(isAnswered && answer.found);
  const suggestions = answer?.found ?? [];

  useEffect(() => {
    if (!isWanted) return;
    const asking = new AbortController();
    const settle = (next: Answer) => {
      if (asking.signal.aborted) return;
      setAnswer(next);
      setActive(-1);
    };
    const ask = async () => {
      const { fetchSuggestions, SuggestionList } = await import('./search-suggestions');
      const found = await fetchSuggestions(query, limit, asking.signal);
      settle({ query, found, List: SuggestionList });
    };
    const pause = setTimeout(() => ask().catch(() => settle({ query })), query ? PAUSE : 0);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [isWanted, limit, query]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const open = () => setOpen(true);
  const takeOver = useCallback((field: HTMLInputElement) => {
    setText(field.value);
    setOpen(field === document.activeElement);
  }, []);
  return {
    text,
    query,
    suggestions,
    active,
    isOpen,
    List: answer?.List,
    hasFailed: isAnswered && !answer.found,
    open,
    close,
    takeOver,
    type: (value: string) => {
      setText(value);
      setActive(-1);
      if (value) open();
      else close();
    },
    move: (step: 1 | -1) => {
      const places = suggestions.length + 1;
      if (!isOpen) open();
      else setActive(((active + 1 + step + places) % places) - 1);
    },
  } as const;
}

interface ArticleSearchProps {
  overview: string;
  /** Rendered on the server, so that it adds nothing to the bundle */
  icon: ReactNode;
  limit: number;
  floating?: boolean;
}

export function ArticleSearch({ overview, icon, limit, floating = true }: ArticleSearchProps) {
  const router = useRouter();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useArticleSearch(limit);
  const { text, query, suggestions, active, List, isOpen, close, takeOver } = search;

  useEffect(() => takeOver(field.current!), [takeOver]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  });

  const go = (event: FormEvent) => {
    const chosen = suggestions[active];
    close();
    // Without a choice the browser submits the form to the overview.
    if (!chosen) return;
    event.preventDefault();
    if (chosen.article) router.push(chosen.href);
    else location.assign(chosen.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') search.move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    // Escape closes the list first, and only then its container.
    event.stopPropagation();
  };
  const isWaiting = search.hasFailed || !List;
  const isListed = isOpen && suggestions.length > 0;
  return (
    <form
      ref={box}
      action={overview}
      role="search"
      aria-label="Artikel suchen"
      className="relative"
      onSubmit={go}
    >
      <span className="pointer-events-none absolute left-3 top-3 text-muted">{icon}</span>
      <input
        ref={field}
        type="search"
        name="search"
        role="combobox"
        aria-label="Artikel suchen"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-activedescendant={isListed && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Artikel suchen..."
        maxLength={GUIDE_QUERY_LIMIT}
        value={text}
        onChange={({ target }) => search.type(target.value)}
        onFocus={search.open}
        onKeyDown={onKeyDown}
        className="min-h-11 w-full rounded-md border border-edge bg-surface pr-2 pl-10 text-base placeholder:text-muted"
      />
      {isOpen && (
        <div
          className={cn(
            'mt-2 overflow-hidden rounded-md border border-line bg-surface',
            floating && 'absolute right-0 z-30 w-96 shadow-lg',
          )}
        >
          {isWaiting ? (
            <p role="status" className="px-4 py-3 text-base">
              {search.hasFailed ? (
                <span key="failed">
                  Die Vorschläge sind gerade nicht erreichbar. Die Eingabetaste führt zur Suche.
                </span>
              ) : (
                <ArticlesLoading key="loading" />
              )}
            </p>
          ) : (
            List && (
              <List
                id={id}
                suggestions={suggestions}
                active={active}
                query={query}
                onChoose={close}
              />
            )
          )}
        </div>
      )}
    </form>
  );
}
