'use client';

import { useSyncExternalStore } from 'react';
import { readSaved, subscribeSaved } from './saved-articles';

export function SavedCount() {
  const count = useSyncExternalStore(
    subscribeSaved,
    () => readSaved().length,
    () => 0,
  );
  return count > 0 && <span data-saved="">{`(${count})`}</span>;
}
