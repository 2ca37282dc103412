'use client';

import { useEffect } from 'react';
import { routes } from '@/lib/routes';
import { restoreChecklist } from './checklist-memory';

/** Milliseconds in front of the reader after which a page counts as read rather than glanced at. */
const READ_AFTER = 4000;

interface ReadingEffectsProps {
  slug: string;
  /** Id of the element that holds the article's text */
  textId: string;
}

/** Counts a reading, without a cookie, and remembers what was ticked in the checklists. */
export function ReadingEffects({ slug, textId }: ReadingEffectsProps) {
  useEffect(() => {
    const timer = setTimeout(() => {
      navigator.sendBeacon(routes.api.articleViews(slug));
    }, READ_AFTER);
    return () => clearTimeout(timer);
  }, [slug]);
  useEffect(() => restoreChecklist(slug, document.getElementById(textId)), [slug, textId]);
  return null;
}
