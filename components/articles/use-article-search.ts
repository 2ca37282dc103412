import { useState } from 'react';
import type { MarketArticle } from '@/lib/articles/article';
import { SEARCH_LIMITS } from '@/lib/articles/constants';
import { readingMinutes } from '@/lib/articles/reading-time';
import { findArticles } from '@/lib/articles/search';
import { guideSelection, routes } from '@/lib/routes';
import { fetchArticles } from './article-source';

export interface Suggestion {
  href: string;
  title: string;
  /** Missing on the last entry, which leads to all results: a page from the server */
  article?: { summary: string; minutes: number };
}

function suggest(articles: readonly MarketArticle[], query: string, limit: number): Suggestion[] {
  const found = query
    ? findArticles(articles, { query }).slice(0, limit)
    : articles.slice(0, SEARCH_LIMITS.empty);
  const suggestions = found.map(({ slug, title, summary, content }) => ({
    href: routes.guide(slug),
    title,
    article: { summary, minutes: readingMinutes(content) },
  }));
  if (!query || found.length === 0) return suggestions;
  const all = { href: guideSelection({ query }), title: `Alle Ergebnisse für "${query}" anzeigen` };
  return [...suggestions, all];
}

/**
 * What the header search knows and offers (specification 2, 4 and 9): the first articles while the
 * box is empty, at most `limit` matches, and an entry that leads to all of them.
 */
export function useArticleSearch(limit: number) {
  const [text, setText] = useState('');
  const [articles, setArticles] = useState<MarketArticle[]>();
  const [failed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  /** Index of the entry that the arrow keys have reached; -1 is the box itself */
  const [active, setActive] = useState(-1);
  const query = text.trim();
  const suggestions = articles ? suggest(articles, query, limit) : [];

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const open = () => {
    setOpen(true);
    setFailed(false);
    fetchArticles().then(setArticles, () => setFailed(true));
  };
  return {
    text,
    query,
    suggestions,
    active,
    isOpen,
    /** Whether the articles are there to be searched */
    isReady: articles !== undefined,
    hasFailed: failed && !articles,
    open,
    close,
    type: (value: string) => {
      setText(value);
      setActive(-1);
      if (value) open();
      else close();
    },
    /** Moves through the entries and the box, round and round */
    move: (step: 1 | -1) => {
      const places = suggestions.length + 1;
      if (!isOpen) open();
      else setActive(((active + 1 + step + places) % places) - 1);
    },
  };
}
