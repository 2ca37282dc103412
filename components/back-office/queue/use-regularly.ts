'use client';

import { useEffect, useRef } from 'react';

/**
 * Repeats an action while the page is visible, never twice at a time; at once when the page becomes
 * visible or the connection is back.
 * @param interval milliseconds between the end of one and the start of the next
 */
export function useRegularly(action: () => Promise<void>, interval: number): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let isBusy = false;
    const schedule = () => {
      clearTimeout(timer);
      if (!isOver && !document.hidden) timer = setTimeout(run, interval);
    };
    async function run() {
      if (isBusy) return;
      isBusy = true;
      await latest.current().finally(() => (isBusy = false));
      schedule();
    }
    const resume = () => {
      clearTimeout(timer);
      if (!document.hidden) void run();
    };
    schedule();
    document.addEventListener('visibilitychange', resume);
    addEventListener('online', resume);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', resume);
      removeEventListener('online', resume);
    };
  }, [interval]);
}
