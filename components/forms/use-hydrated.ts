'use client';

import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page has come to life. It also says so on the document, where the first script looks
 * before it falls back to the plain form.
 */
export function useHydrated(): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return hydrated;
}
