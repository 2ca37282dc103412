import { useSyncExternalStore } from 'react';
import { preferencesFor, readPreferences, storePreferences } from '@/lib/legal/preferences';

const listeners = new Set<() => void>();
/** An answer that the browser did not keep counts for as long as the page is open. */
let wasRefusedStorage = false;

const isAnswered = () => wasRefusedStorage || readPreferences() !== null;

/** Keeps the mark of lib/platform/http/security-policy.ts true, by which the question is shown or not. */
function mark() {
  const { dataset } = document.documentElement;
  if (isAnswered()) dataset.consent = 'answered';
  else delete dataset.consent;
}

function subscribe(listener: () => void) {
  const onStorage = () => {
    // Answered in another tab, or forgotten there.
    mark();
    listener();
  };
  mark();
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Whether the question about cookies was answered in this browser; `undefined` until that is known. */
export function useAnswer(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isAnswered, () => undefined);
}

/**
 * Keeps the answer.
 * @returns whether the browser keeps it, too
 */
export function saveAnswer(allowed: readonly string[]): boolean {
  const isKept = storePreferences(preferencesFor(allowed));
  wasRefusedStorage = !isKept;
  mark();
  for (const listener of listeners) listener();
  return isKept;
}
