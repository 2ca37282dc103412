'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { PageLink } from '@/components/ui/page-link';

export function NavLink({ href, ...props }: ComponentProps<typeof PageLink>) {
  const isHere = usePathname() === href;
  return <PageLink href={href} aria-current={isHere ? 'page' : undefined} {...props} />;
}
