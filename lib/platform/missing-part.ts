const WORDS = /chunk|dynamically imported module|importing a module script/i;

export const isPartMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || WORDS.test(error.message));

const KEY = 'wohnlotse.neu-geladen';
/** Milliseconds between two reloads. */
const PAUSE = 60_000;

/** Browsers do not retry a failed part. Returns false when offline, or to avoid a loop. */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage a loop could not be detected.
    return false;
  }
  location.reload();
  return true;
}
