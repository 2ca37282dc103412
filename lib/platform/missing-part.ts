/** Names and words of the browsers and of the bundler for it. */
const WORDS = /chunk|dynamically imported module|importing a module script/i;

/** Whether it was a part of the page that could not be fetched: after a deploy, or without a connection. */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || WORDS.test(error.message));

const KEY = 'wohnlotse.neu-geladen';
/** Milliseconds within which the same page is not loaded anew by itself again. */
const PAUSE = 60_000;

/**
 * Loads the page anew, for a part that was asked for in vain is not asked for again. Not in a circle, and
 * not without a connection.
 * @returns whether it does
 */
export function loadAnewOnce(): boolean {
  try {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Where nothing is kept a circle could not be noticed.
    return false;
  }
  location.reload();
  return true;
}
