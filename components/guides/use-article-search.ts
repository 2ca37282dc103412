import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Suggestion, SuggestionListProps } from './search-suggestions';

/** Milliseconds without a letter after which what was typed is looked for. */
const PAUSE = 150;

interface Answer {
  query: string;
  /** Missing where the server could not be reached */
  found?: readonly Suggestion[];
  List?: ComponentType<SuggestionListProps>;
}

/**
 * What the header search knows and offers (specification 2, 4 and 9): the first articles while the
 * box is empty, at most `limit` matches, and an entry that leads to all of them. While an answer is on
 * its way the last one stays, so that nothing jumps at each letter.
 */
export function useArticleSearch(limit: number) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const [isOpen, setOpen] = useState(false);
  /** Index of the entry that the arrow keys have reached; -1 is the box itself */
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
  /** What was typed before the page came to life, and whether somebody is still there */
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
    /** Moves through the entries and the box, round and round */
    move: (step: 1 | -1) => {
      const places = suggestions.length + 1;
      if (!isOpen) open();
      else setActive(((active + 1 + step + places) % places) - 1);
    },
  } as const;
}
