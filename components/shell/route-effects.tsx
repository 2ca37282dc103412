'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/forms/use-hydrated';
import { LoadingOverlay } from '@/components/ui/loading-overlay';
import { focusMainHeading } from '@/components/ui/main-heading';
import { toast } from '@/components/ui/use-toast';
import { watchLeaving } from './leave';
import { onNavigationStart, type NavigationType } from './navigation-start';

/** Milliseconds for which the loader is shown at least, specification 9. */
const LOADER = 500;
/** Milliseconds after which it goes although no page has come: the network has to say so then. */
const GIVE_UP = 15_000;

/** Says that a page did not come, and offers another try: a whole load, which says why. */
function sayThatNothingCame(address: string) {
  toast({
    title: 'Die Seite lädt nicht.',
    text: 'Bitte prüfen Sie Ihre Verbindung.',
    variant: 'destructive',
    action: {
      label: 'Noch einmal',
      altText: 'Dem Link noch einmal folgen',
      onPress: () => location.assign(address),
    },
  });
}

/**
 * What happens on a client-side change of page: a loader over it for 500 ms, the top of the page, the focus on
 * its heading. Back and forward restore the scroll position (docs/architecture.md). Not on the first load.
 */
export function RouteEffects() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const started = useRef<{ at: number; type: NavigationType } | null>(null);
  /** When the loader goes */
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isLoading, setLoading] = useState(false);
  const isAlive = useHydrated();

  useEffect(watchLeaving, []);

  useEffect(() => {
    const stop = onNavigationStart((target, type) => {
      const isLeaving = target !== shown.current;
      // To stay here ends a navigation that is under way, and is none itself.
      if (!isLeaving && !started.current) return;
      started.current = isLeaving ? { at: performance.now(), type } : null;
      // Later than the call, which belongs to a transition: the loader is not to wait for its end.
      queueMicrotask(() => setLoading(isLeaving));
      clearTimeout(end.current);
      if (!isLeaving) return;
      end.current = setTimeout(() => {
        setLoading(false);
        sayThatNothingCame(target);
      }, GIVE_UP);
    });
    return () => {
      clearTimeout(end.current);
      stop();
    };
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { at, type } = started.current ?? { at: performance.now(), type: 'push' };
    started.current = null;
    if (type !== 'traverse' && !location.hash) scrollTo(0, 0);
    // Unless the page has put the focus somewhere itself.
    if (!document.activeElement?.closest('main')) focusMainHeading();
    clearTimeout(end.current);
    end.current = setTimeout(() => setLoading(false), LOADER - (performance.now() - at));
  }, [pathname]);

  return (
    // The mark tells tests that React answers what is pressed.
    <div role="status" data-alive={isAlive ? '' : undefined}>
      {isLoading && <LoadingOverlay message="Seite wird geladen..." />}
    </div>
  );
}
