const KEY = 'street-film';

/** Whether the visitor has stopped the film on this visit. */
export function hasStoppedFilm(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'stopped';
  } catch {
    return false;
  }
}

/** Keeps the visitor's choice for the visit. */
export function keepFilmChoice(isStopped: boolean) {
  try {
    sessionStorage.setItem(KEY, isStopped ? 'stopped' : 'playing');
  } catch {
    // Where nothing may be kept, the choice holds for this page.
  }
}
