'use client';

import Link from 'next/link';
import { useState, type ComponentProps } from 'react';

/**
 * A link whose page is fetched ahead only once a pointer, a finger or the focus is on it. What nobody
 * is going to read does not travel.
 */
export function IntentLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [isMeant, setMeant] = useState(false);
  const mean = () => setMeant(true);
  return (
    <Link
      {...props}
      prefetch={isMeant ? null : false}
      onPointerEnter={mean}
      onTouchStart={mean}
      onFocus={mean}
    />
  );
}
