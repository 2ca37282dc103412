import { useState } from 'react';
import type { Suggest } from './article-suggest';

/** How suggestions are found, and in what, comes with the first use: few who read a page search. */
const load = () => import('./article-suggest').then(({ loadSuggest }) => loadSuggest());

/**
 * What the header search knows and offers (specification 2, 4 and 9): the first articles while the
 * box is empty, at most `limit` matches, and an entry that leads to all of them.
 */
export function useArticleSearch(limit: number) {
  const [text, setText] = useState('');
  const [suggest, setSuggest] = useState<Suggest>();
  const [failed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  /** Index of the entry that the arrow keys have reached; -1 is the box itself */
  const [active, setActive] = useState(-1);
  const query = text.trim();
  const suggestions = suggest?.(query, limit) ?? [];

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const open = () => {
    setOpen(true);
    setFailed(false);
    load().then(
      (loaded) => setSuggest(() => loaded),
      () => setFailed(true),
    );
  };
  return {
    text,
    query,
    suggestions,
    active,
    isOpen,
    /** Whether the articles are there to be searched */
    isReady: suggest !== undefined,
    hasFailed: failed && !suggest,
    open,
    close,
    /** @param hasFocus false where it was typed before the page came to life, and left since */
    type: (value: string, hasFocus: boolean) => {
      setText(value);
      setActive(-1);
      if (value && hasFocus) open();
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
