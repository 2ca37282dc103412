'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/** Prefetches on hover, touch or focus, not in view: most links are never followed. */
export function PageLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  const [isMeant, setMeant] = useState(false);
  if (/^(#|\w+:)/.test(href) || props.download) return <a href={href} {...props} />;
  const mean = () => setMeant(true);
  // Next does not scroll for a link to the current page.
  const goUp = () => href === location.pathname + location.search && scrollTo(0, 0);
  return (
    <Link
      href={href}
      prefetch={isMeant ? null : false}
      onPointerEnter={mean}
      onTouchStart={mean}
      onFocus={mean}
      onNavigate={goUp}
      {...props}
    />
  );
}
