'use client';

import { useEffect, useRef } from 'react';

/**
 * Runs only while the page is visible, never twice at a time. `interval`: milliseconds between
 * runs.
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
