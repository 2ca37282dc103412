'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isProtected } from './protected-pages';

/** Hinders copying while a page is open that is to be protected (specification 9, `CONTENT_PROTECTION`). */
export function ContentProtection() {
  const active = isProtected(usePathname());
  useEffect(() => {
    if (!active) return;
    let isLeft = false;
    let stop: (() => void) | undefined;
    void import('./protection').then(({ protect }) => {
      if (!isLeft) stop = protect();
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [active]);
  return null;
}
