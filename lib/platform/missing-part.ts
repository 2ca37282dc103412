/** Names and words of the browsers and of the bundler for it. */
const WORDS = /chunk|dynamically imported module|importing a module script/i;

/** Whether it was a part of the page that could not be fetched: after a deploy, or without a connection. */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || WORDS.test(error.message));

const KEY = 'wohnlotse.neu-geladen';
/** Milliseconds in which a page reloads itself once at most. */
const PAUSE = 60_000;

/**
 * Reloads the page, because browsers do not fetch a failed part again. Not in a circle, and not without a
 * connection.
 * @returns whether it does
 */
export function reloadOnce(): boolean {
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
