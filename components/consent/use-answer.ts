import { useSyncExternalStore } from 'react';
import { preferencesFor, readPreferences, storePreferences } from '@/lib/consent/preferences';

const listeners = new Set<() => void>();
/** An answer that the browser did not keep counts for as long as the page is open. */
let wasRefusedStorage = false;

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Answered in another tab.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether the question about cookies was answered in this browser; `undefined` until that is known. */
export function useAnswer(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => wasRefusedStorage || readPreferences() !== null,
    () => undefined,
  );
}

/**
 * Keeps the answer.
 * @returns whether the browser keeps it, too
 */
export function saveAnswer(allowed: readonly string[]): boolean {
  const isKept = storePreferences(preferencesFor(allowed));
  wasRefusedStorage = !isKept;
  // Set by the page's first script, which shows the question before this one is here.
  delete document.documentElement.dataset.consent;
  for (const listener of listeners) listener();
  return isKept;
}
