import type { CSSProperties } from 'react';

interface RevealOptions {
  /** Part of the element that has to be in the window, 0 to 1 */
  threshold: number;
  /** Pixels by which the window counts as larger */
  margin?: number;
  /** Milliseconds until it begins */
  delay?: number;
}

/**
 * Attributes for an element that appears as the reader scrolls to it (components/ui/reveal-effects.tsx).
 * It stands there from the start where scripts are off, motion is not wanted, or it is on the screen.
 */
export function revealed({ threshold, margin = 0, delay = 0 }: RevealOptions) {
  return {
    'data-reveal': threshold,
    'data-reveal-margin': margin,
    style: { '--reveal-delay': `${delay}ms` } as CSSProperties,
  };
}

/** Milliseconds for the card with this index: 100 more for each, 600 at most. */
export const cardDelay = (index: number) => Math.min((index + 1) * 100, 600);
