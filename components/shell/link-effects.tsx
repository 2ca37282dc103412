'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from './plain-click';

/** The link of the portal that the event is about, if it opens in this window. */
function softLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
  return link && link.origin === location.origin && !link.target ? link : null;
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/** Makes every IntentLink of the page change pages without a load, and fetches ahead what is meant. */
export function LinkEffects() {
  const router = useRouter();
  useEffect(() => {
    const events = new AbortController();
    const options = { signal: events.signal, passive: true };
    const mean = (event: Event) => {
      const link = softLink(event);
      if (link) router.prefetch(addressOf(link));
    };
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      document.addEventListener(type, mean, options);
    }
    const follow = (event: MouseEvent) => {
      const link = softLink(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      if (addressOf(link) !== location.pathname + location.search) router.push(addressOf(link));
      else {
        // Already here: to its top, and whatever has been asked for elsewhere is called off.
        router.replace(addressOf(link));
        scrollTo(0, 0);
      }
    };
    document.addEventListener('click', follow, { signal: events.signal });
    return () => events.abort();
  }, [router]);
  return null;
}
