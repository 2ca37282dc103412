'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { LoadingOverlay } from '@/components/ui/loading-overlay';
import { onNavigationStart, type NavigationType } from './navigation-start';

/** Milliseconds for which the loader is shown at least, specification 9. */
const LOADER = 500;
/** Milliseconds after which it goes although no page has come: the network has to say so then. */
const GIVE_UP = 15_000;

/** Puts the focus on the heading of the new page, unless the page has put it somewhere itself. */
function focusHeading() {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  if (!heading || main?.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * What happens when the page changes without being loaded anew (specification 2): a loader over the
 * page for 500 ms, the top of the page, the focus on its heading. Back and forward lead to where one
 * was (docs/decisions/010). Not on the first load.
 */
export function RouteEffects() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const started = useRef<{ at: number; type: NavigationType } | null>(null);
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    let giveUp: ReturnType<typeof setTimeout>;
    const stop = onNavigationStart((target, type) => {
      if (target === shown.current) return;
      started.current = { at: performance.now(), type };
      // Later than the call, which belongs to a transition: the loader is not to wait for its end.
      queueMicrotask(() => setLoading(true));
      clearTimeout(giveUp);
      giveUp = setTimeout(() => setLoading(false), GIVE_UP);
    });
    return () => {
      clearTimeout(giveUp);
      stop();
    };
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { at, type } = started.current ?? { at: performance.now(), type: 'push' };
    started.current = null;
    if (type !== 'traverse' && !location.hash) scrollTo(0, 0);
    focusHeading();
    const timer = setTimeout(() => setLoading(false), LOADER - (performance.now() - at));
    return () => clearTimeout(timer);
  }, [pathname]);

  return <div role="status">{isLoading && <LoadingOverlay message="Seite wird geladen..." />}</div>;
}
