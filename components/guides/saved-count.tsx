'use client';

import { useSyncExternalStore } from 'react';
import { readSaved, subscribeSaved } from './saved-articles';

/** How many articles are kept on this device; nothing where there are none. */
export function SavedCount() {
  const count = useSyncExternalStore(
    subscribeSaved,
    () => readSaved().length,
    () => 0,
  );
  return count > 0 && <span data-saved="">{`(${count})`}</span>;
}
