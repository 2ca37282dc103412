'use client';

import { useEffect, useState } from 'react';

/** Calls `read`, which must be memoized, at most once a frame. */
export function useScrolled<Found>(read: () => Found): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let frame = 0;
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setFound(read()));
    };
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [read]);
  return found;
}
