'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isProtected, protect } from './protection';

/**
 * Hinders copying while a page is open that is to be protected (specification 9).
 * @param open the addresses that are exempt
 */
export function ContentProtection({ open }: { open: readonly string[] }) {
  const isActive = isProtected(usePathname(), open);
  useEffect(() => (isActive ? protect() : undefined), [isActive]);
  return null;
}
