'use client';

import { useEffect, type RefObject } from 'react';

/** Pixels below the window from which on something counts as near. */
const MARGIN = 800;

/**
 * Calls once when an element comes near the window; at once in a browser that cannot tell.
 * @param onNear the same function at every render
 */
export function useNear(element: RefObject<Element | null>, onNear: () => void) {
  useEffect(() => {
    const target = element.current;
    if (!target || !('IntersectionObserver' in window)) return onNear();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: `${MARGIN}px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, onNear]);
}
