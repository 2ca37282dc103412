'use client';

import { useEffect, useState } from 'react';

/**
 * What `read` finds on the page: once there are scripts, and then once a frame at most whenever the window is
 * scrolled or resized.
 * @param read the same function as long as it reads the same
 */
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
