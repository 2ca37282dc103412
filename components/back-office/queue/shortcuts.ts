'use client';

import { useSyncExternalStore } from 'react';

// WCAG 2.1.4: shortcuts of one character can be switched off, because dictation triggers them by mistake.
const KEY = 'back-office-shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Without localStorage the choice lasts until the page is left. */
let chosen: boolean | undefined;

/** Whether shortcuts are on. */
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
    // `chosen` keeps it for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useShortcuts = () => useSyncExternalStore(subscribe, hasShortcuts, () => true);
