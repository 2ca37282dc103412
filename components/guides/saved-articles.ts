import { parseStrings, readStored } from './stored-strings';

/** Slugs, oldest first; kept on this device only. */
const SAVED_KEY = 'wohnlotse.saved-articles';

/** Event in this window when an article is saved or removed. */
const SAVED_CHANGED = 'saved-articles-changed';

let cached: { raw: string | null; slugs: readonly string[] } = { raw: null, slugs: [] };

/** The saved slugs; the same list until it changes. */
export function readSaved(): readonly string[] {
  const raw = readStored(SAVED_KEY);
  if (raw !== cached.raw) cached = { raw, slugs: parseStrings(raw) };
  return cached.slugs;
}

/** Calls back when an article is saved or removed, in any tab. */
export function subscribeSaved(onChange: () => void) {
  for (const type of ['storage', SAVED_CHANGED]) addEventListener(type, onChange);
  return () => {
    for (const type of ['storage', SAVED_CHANGED]) removeEventListener(type, onChange);
  };
}

/**
 * Saves an article on this device, or removes it.
 * @returns false where the browser keeps nothing
 */
export function toggleSaved(slug: string): boolean {
  const saved = readSaved();
  const next = saved.includes(slug) ? saved.filter((other) => other !== slug) : [...saved, slug];
  try {
    localStorage.setItem(SAVED_KEY, JSON.stringify(next));
  } catch {
    return false;
  }
  dispatchEvent(new Event(SAVED_CHANGED));
  return true;
}
