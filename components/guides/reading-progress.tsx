'use client';

import { useEffect, useRef } from 'react';
import { onScroll } from './on-scroll';

/** How much of the element with this id has been read, in percent. */
function progressOf(id: string): number {
  const text = document.getElementById(id);
  if (!text) return 0;
  const { top, height } = text.getBoundingClientRect();
  const way = height - window.innerHeight;
  return way <= 0 ? 100 : Math.round(Math.min(1, Math.max(0, -top / way)) * 100);
}

/** A bar at the top of the window that fills while an article is read. */
export function ReadingProgress({ of }: { of: string }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      onScroll(() => {
        const percent = progressOf(of);
        bar.current?.setAttribute('aria-valuenow', String(percent));
        bar.current?.style.setProperty('--progress', String(percent / 100));
      }),
    [of],
  );
  return (
    <div
      ref={bar}
      role="progressbar"
      aria-label="Lesefortschritt"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      className="js-only pointer-events-none fixed inset-x-0 top-0 z-40 h-1 print:hidden"
    >
      <div
        className="h-full origin-left bg-brick"
        style={{ transform: 'scaleX(var(--progress, 0))' }}
      />
    </div>
  );
}
