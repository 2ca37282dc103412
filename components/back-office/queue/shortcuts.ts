'use client';

import { useSyncExternalStore } from 'react';

// A shortcut of one character has to be one that can be switched off: whoever dictates says them
// without meaning to (WCAG 2.1.4).
const KEY = 'back-office-shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Where the browser keeps nothing, the choice holds until the page is left. */
let chosen: boolean | undefined;

/** Whether the keys of the queue do anything. */
export function hasShortcuts(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setShortcuts(on: boolean): void {
  chosen = on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Kept for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useShortcuts = () => useSyncExternalStore(subscribe, hasShortcuts, () => true);
