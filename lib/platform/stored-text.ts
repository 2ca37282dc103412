type Place = 'localStorage' | 'sessionStorage';

/** `null` if nothing is stored, or the browser blocks storage. */
export function storedText(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** @param text `null` removes it @returns false if the browser stores nothing */
export function storeText(place: Place, key: string, text: string | null): boolean {
  try {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
