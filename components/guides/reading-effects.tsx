'use client';

import { useEffect } from 'react';
import { keepChecklists } from './checklist-memory';

/** Milliseconds in front of the reader after which a page counts as read rather than glanced at. */
const READ_AFTER = 4000;

interface ReadingEffectsProps {
  slug: string;
  /** The id of the article's text */
  text: string;
  /** Where a reading is counted, without a cookie */
  counter?: string;
}

/** What goes on beside an article's text: its checklists are kept, its reading is counted. */
export function ReadingEffects({ slug, text, counter }: ReadingEffectsProps) {
  useEffect(() => {
    const element = document.getElementById(text);
    return element ? keepChecklists(element, slug) : undefined;
  }, [slug, text]);
  useEffect(() => {
    if (!counter) return;
    const timer = setTimeout(() => navigator.sendBeacon(counter), READ_AFTER);
    return () => clearTimeout(timer);
  }, [counter]);
  return null;
}
