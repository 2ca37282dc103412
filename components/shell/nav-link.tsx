'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { PageLink } from '@/components/ui/page-link';

/** A link of a navigation, which says whether it leads to the page one is on. */
export function NavLink({ href, ...props }: ComponentProps<typeof PageLink>) {
  const isHere = usePathname() === href;
  return <PageLink href={href} aria-current={isHere ? 'page' : undefined} {...props} />;
}
