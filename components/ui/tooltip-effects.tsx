'use client';

import { useEffect } from 'react';

const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

/** Fetches the tooltips (./tooltips.ts) once the pointer or the focus is on something that has one. */
export function TooltipEffects() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let last: Event;
    let isLoading = false;
    const arrived = new AbortController();
    const options = { signal: arrived.signal, passive: true };
    const start = ({ startTooltips }: typeof import('./tooltips')) => {
      // The page may have gone meanwhile.
      if (arrived.signal.aborted) return;
      arrived.abort();
      stop = startTooltips();
      // Said again, for those who were not here yet.
      const again = last.type === 'focusin' ? FocusEvent : PointerEvent;
      last.target?.dispatchEvent(new again(last.type, { bubbles: true }));
    };
    const load = (event: Event) => {
      if (isTouch(event)) return;
      last = event;
      const { target } = event;
      if (isLoading || !(target instanceof Element) || !target.closest('[data-tooltip]')) return;
      isLoading = true;
      // What could not be fetched is asked for again at the next occasion.
      import('./tooltips').then(start, () => (isLoading = false));
    };
    document.addEventListener('pointerover', load, options);
    document.addEventListener('focusin', load, options);
    return () => {
      arrived.abort();
      stop?.();
    };
  }, []);
  return null;
}
