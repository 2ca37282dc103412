import { useSyncExternalStore } from 'react';
import { parseStrings, readStored } from './stored-strings';

/** Slugs, oldest first; kept on this device only. */
const KEY = 'wohnlotse.saved-articles';
const CHANGED = 'saved-articles-changed';

let cached: { raw: string | null; slugs: readonly string[] } = { raw: null, slugs: [] };

function read(): readonly string[] {
  const raw = readStored(KEY);
  if (raw !== cached.raw) cached = { raw, slugs: parseStrings(raw) };
  return cached.slugs;
}

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(CHANGED, onChange);
  };
}

/**
 * Keeps an article on this device, or lets it go.
 * @returns `false` where the browser does not let anything be kept
 */
export function toggleSaved(slug: string): boolean {
  const slugs = read();
  const next = slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug];
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return true;
}

/** The saved slugs, in every tab at once; `undefined` until the page has come to life. */
export function useSavedArticles(): readonly string[] | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}
