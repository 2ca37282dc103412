'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page has come to life. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
