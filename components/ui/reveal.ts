import type { CSSProperties } from 'react';

interface RevealOptions {
  /** Share of the element in the window, 0 to 1 */
  threshold: number;
  /** Pixels */
  margin?: number;
  /** Milliseconds */
  delay?: number;
}

/** Visible from the start without scripts or with reduced motion (reveal-effects.tsx). */
export function revealed({ threshold, margin = 0, delay = 0 }: RevealOptions) {
  return {
    'data-reveal': threshold,
    'data-reveal-margin': margin,
    style: { '--reveal-delay': `${delay}ms` } as CSSProperties,
  };
}

/** Milliseconds */
export const cardDelay = (index: number) => Math.min((index + 1) * 100, 600);
