'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { Conversation } from './conversation-store';

/** Pixels from the end at which a reader counts as being there. */
const NEAR = 80;
/** Pixels that stay above the question. */
const ABOVE = 16;

const end = () => document.documentElement.scrollHeight - innerHeight;

/** Where the reader is led: to the end, but never past the beginning of the last question. */
function target(): number {
  const question = [...document.querySelectorAll('[data-question]')].at(-1);
  const top = question ? question.getBoundingClientRect().top + scrollY - ABOVE : 0;
  return Math.min(end(), top);
}

/**
 * Follows the conversation as it grows, if the reader is at its end; who reads further up is left
 * there. A question of one's own is always followed.
 * @param area what grows
 */
export function useFollow(area: RefObject<Element | null>, { entries, writing }: Conversation) {
  const isAtEnd = useRef(true);
  const before = useRef({ entries, isWriting: false });

  useEffect(() => {
    const look = () => {
      isAtEnd.current = end() - scrollY < NEAR;
    };
    let isFirst = true;
    const growth = new ResizeObserver(() => {
      // The first call only tells how large it is.
      if (!isFirst && isAtEnd.current && target() > scrollY) scrollTo({ top: target() });
      isFirst = false;
    });
    if (area.current) growth.observe(area.current);
    addEventListener('scroll', look, { passive: true });
    return () => {
      growth.disconnect();
      removeEventListener('scroll', look);
    };
  }, [area]);

  useEffect(() => {
    const { entries: old, isWriting } = before.current;
    before.current = { entries, isWriting: writing !== undefined };
    const isAsked = writing !== undefined && !isWriting;
    // What was kept is there only after the page has come to life.
    const isBack = old.length === 0 && entries.length > 0;
    if (isAsked || isBack) scrollTo({ top: target() });
  }, [entries, writing]);
}
