'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link to another page of the portal. The page is fetched ahead once a pointer, a finger or the focus is on
 * the link, not when the link comes into view: most of them are never followed. A place on this page, a
 * download and other addresses are left to the browser.
 */
export function PageLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  const [isMeant, setMeant] = useState(false);
  if (/^(#|\w+:)/.test(href) || props.download) return <a href={href} {...props} />;
  const mean = () => setMeant(true);
  // Already here: to the top. Next leaves the page where it is.
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
