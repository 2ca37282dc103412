'use client';

import { useEffect } from 'react';

/** Calls back at Escape while something is on its way, unless a dialog or a list wants it. */
export function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const isTaken = document.querySelector('[role="dialog"], [aria-expanded="true"]');
      if (!isTaken) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive, onEscape]);
}
