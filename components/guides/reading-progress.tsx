'use client';

import { useCallback } from 'react';
import { useScrolled } from './use-scrolled';

/** Percent */
function progressOf(text: Element | null): number {
  if (!text) return 0;
  const { top, height } = text.getBoundingClientRect();
  const way = height - innerHeight;
  return way <= 0 ? 100 : Math.round(Math.min(1, Math.max(0, -top / way)) * 100);
}

export function ReadingProgress({ of }: { of: string }) {
  const read = useCallback(() => progressOf(document.getElementById(of)), [of]);
  const percent = useScrolled(read) ?? 0;
  return (
    <div
      role="progressbar"
      aria-label="Lesefortschritt"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="js-only pointer-events-none fixed inset-x-0 top-0 z-40 h-1 print:hidden"
    >
      <div
        className="h-full origin-left bg-brick"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
