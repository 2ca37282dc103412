'use client';

import { useEffect } from 'react';

/** Fetches the tooltips (./tooltips.ts) once the pointer or the focus is on something that has one. */
export function TooltipEffects() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const arrived = new AbortController();
    const options = { signal: arrived.signal, passive: true };
    const load = async ({ target, type }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-tooltip]')) return;
      arrived.abort();
      const { startTooltips } = await import('./tooltips');
      stop = startTooltips();
      // Said again, for those who were not here yet.
      const again = type === 'focusin' ? FocusEvent : PointerEvent;
      target.dispatchEvent(new again(type, { bubbles: true }));
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
