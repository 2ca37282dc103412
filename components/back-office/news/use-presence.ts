'use client';

import { useEffect, useRef } from 'react';

/** Milliseconds after the last key in a field for which somebody counts as typing. */
const TYPING = 4000;
/** Milliseconds without a hand on the page after which nobody counts as sitting there. */
const AWAY = 10 * 60_000;

/**
 * Whether somebody sits in front of the page, and whether they are typing. A page that nobody uses does
 * not load itself anew: that would keep its login alive for ever.
 */
export function usePresence() {
  const lastTouch = useRef(0);
  const lastTyped = useRef(0);
  useEffect(() => {
    const events = new AbortController();
    const options = { signal: events.signal, passive: true, capture: true };
    const touch = () => (lastTouch.current = Date.now());
    touch();
    for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
      document.addEventListener(type, touch, options);
    }
    document.addEventListener('input', () => (lastTyped.current = Date.now()), options);
    return () => events.abort();
  }, []);
  return {
    isThere: () => !document.hidden && Date.now() - lastTouch.current < AWAY,
    isTyping: () => Date.now() - lastTyped.current < TYPING,
  };
}
