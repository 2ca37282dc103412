'use client';

import { useEffect, useState } from 'react';
import { keepChecklists, tickedIn } from './checklist-memory';

/** Milliseconds in front of the reader after which a page counts as read rather than glanced at. */
const READ_AFTER = 4000;

interface ReadingEffectsProps {
  slug: string;
  /** The id of the article's text */
  text: string;
  /** Where a reading is counted, without a cookie */
  counter?: string;
}

/** The text of an article; where another one is about to be shown, that one's is not there yet. */
function textOf({ slug, text }: ReadingEffectsProps): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const element = document.getElementById(text);
  return element?.dataset.article === slug ? element : null;
}

function tickedSoFar(article: ReadingEffectsProps): readonly string[] {
  const text = textOf(article);
  return text ? tickedIn(text) : [];
}

/** What goes on beside an article's text: its checklists are kept, its reading is counted. */
export function ReadingEffects(props: ReadingEffectsProps) {
  const { slug, text, counter } = props;
  // Read at the first render: React may create the page again, and the boxes with it.
  const [early] = useState(() => tickedSoFar(props));
  useEffect(() => {
    const element = textOf({ slug, text });
    return element ? keepChecklists(element, slug, early) : undefined;
  }, [early, slug, text]);
  useEffect(() => {
    if (!counter) return;
    const timer = setTimeout(() => navigator.sendBeacon(counter), READ_AFTER);
    return () => clearTimeout(timer);
  }, [counter]);
  return null;
}
