import { storedText, storeText } from '@/lib/platform/stored-text';
import { parseStrings } from './stored-strings';

/** Slugs, oldest first; on this device only. */
const SAVED_KEY = 'wohnlotse.saved-articles';

const SAVED_CHANGED = 'saved-articles-changed';

let cached: { raw: string | null; slugs: readonly string[] } = { raw: null, slugs: [] };

/** The same array until it changes, for `useSyncExternalStore`. */
export function readSaved(): readonly string[] {
  const raw = storedText('localStorage', SAVED_KEY);
  if (raw !== cached.raw) cached = { raw, slugs: parseStrings(raw) };
  return cached.slugs;
}

export function subscribeSaved(onChange: () => void) {
  for (const type of ['storage', SAVED_CHANGED]) addEventListener(type, onChange);
  return () => {
    for (const type of ['storage', SAVED_CHANGED]) removeEventListener(type, onChange);
  };
}

/** @returns false if the browser stores nothing */
export function toggleSaved(slug: string): boolean {
  const saved = readSaved();
  const next = saved.includes(slug) ? saved.filter((other) => other !== slug) : [...saved, slug];
  const isStored = storeText('localStorage', SAVED_KEY, JSON.stringify(next));
  if (isStored) dispatchEvent(new Event(SAVED_CHANGED));
  return isStored;
}
