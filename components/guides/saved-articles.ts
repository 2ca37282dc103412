import { parseStrings, readStored } from './stored-strings';

/** Slugs, oldest first; kept on this device only. */
export const SAVED_KEY = 'wohnlotse.saved-articles';

/** Told in this window once another article is saved, or one less. */
export const SAVED_CHANGED = 'saved-articles-changed';

let cached: { raw: string | null; slugs: readonly string[] } = { raw: null, slugs: [] };

/** The saved slugs; the same list until it changes. */
export function readSaved(): readonly string[] {
  const raw = readStored(SAVED_KEY);
  if (raw !== cached.raw) cached = { raw, slugs: parseStrings(raw) };
  return cached.slugs;
}
