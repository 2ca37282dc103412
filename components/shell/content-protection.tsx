'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isProtected } from './protected-pages';
import { protect } from './protection';

/** Hinders copying while a page is open that is to be protected (specification 9). */
export function ContentProtection() {
  const isActive = isProtected(usePathname());
  useEffect(() => (isActive ? protect() : undefined), [isActive]);
  return null;
}
