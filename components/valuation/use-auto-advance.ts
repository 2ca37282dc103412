'use client';

import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds between a choice and the next step, specification 9. */
export const AUTO_ADVANCE_DELAY = 500;

/** Goes on a moment after a choice, so that it can be seen; whatever happens meanwhile calls it off. */
export function useAutoAdvance(advance: () => void) {
  const timer = useRef<number | undefined>(undefined);
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  }, [advance]);

  const cancel = useCallback(() => window.clearTimeout(timer.current), []);
  const schedule = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(), AUTO_ADVANCE_DELAY);
  }, []);
  useEffect(() => cancel, [cancel]);
  return { schedule, cancel };
}
