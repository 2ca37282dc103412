'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/forms/use-hydrated';
import { focusMainHeading } from '@/components/ui/main-heading';
import { toast } from '@/components/ui/use-toast';
import { onNavigationStart, type NavigationType } from './navigation-start';

const LOADING = 'Seite wird geladen...';
const OFFLINE =
  'Keine Verbindung zum Internet. Sie bleiben auf dieser Seite; bitte versuchen Sie es noch einmal, sobald Sie wieder online sind.';

/** Milliseconds after which a message disappears */
const TOLD_FOR = 15_000;

let told: HTMLElement | undefined;
let end: number;

function hush(): void {
  clearTimeout(end);
  told?.remove();
}

/** Says something over the page, or over the dialog that stands in front of it. */
function tell(about: Element | undefined, role: string, look: string, text: string): void {
  hush();
  told = document.createElement('div');
  told.setAttribute('role', role);
  told.className = look;
  told.appendChild(document.createElement('p')).textContent = text;
  (about?.closest('dialog') ?? document.body).appendChild(told);
  end = window.setTimeout(hush, TOLD_FOR);
}

/** Says that there is no connection, and that the page stays. */
const stay = (about?: Element) => tell(about, 'alert', 'offline-note', OFFLINE);

/** Where a press on a link leads, if the whole page is left by it. */
function targetOfLink(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { pathname, search, origin } = location;
  const isPlain =
    !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isFile = /\.\w+$/.test(link.pathname);
  const isHere = link.hash && link.pathname + link.search === pathname + search;
  return isPlain && link.origin === origin && !isFile && !isHere;
}

/** The link or form by which another page of the portal is about to take the place of this one. */
function leavingBy(event: Event): Element | undefined {
  const { target, type, defaultPrevented } = event;
  if (defaultPrevented || !(target instanceof Element)) return;
  const element = type === 'click' ? target.closest<HTMLAnchorElement>('a[href]') : target;
  if (!element || element.hasAttribute('download') || element.getAttribute('target')) return;
  if (type === 'click') {
    return targetOfLink(element as HTMLAnchorElement, event as MouseEvent) ? element : undefined;
  }
  if ((element as HTMLFormElement).method === 'dialog') return;
  const address = new URL(element.getAttribute('action') || location.href, location.href);
  return address.origin === location.origin ? element : undefined;
}

function leave(event: Event): void {
  const element = leavingBy(event);
  if (!element) return;
  if (navigator.onLine) return tell(element, 'status', 'loading-overlay', LOADING);
  event.preventDefault();
  event.stopPropagation();
  stay(element);
}

/**
 * Follows what leads to another page of the portal by a whole load: it shows the loader from the press
 * until the new page is there, and not when that comes back from the browser's memory. Without a
 * connection nothing is left: the press is taken back, and a sentence says why. Files are fetched beside the
 * page. What a script deals with itself has been prevented by the time it arrives here.
 * @returns ends it
 */
function watchLeaving(): () => void {
  const events = new AbortController();
  const { signal } = events;
  addEventListener('click', leave, { signal });
  addEventListener('submit', leave, { signal });
  // Before React changes pages, which without a connection would wait.
  addEventListener('click', (event) => navigator.onLine || leave(event), { signal, capture: true });
  addEventListener('online', hush, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && hush(), { signal });
  return () => events.abort();
}

/** Milliseconds for which the loader is shown at least. */
const LOADER = 500;
/** Milliseconds after which the loader gives up on a page. */
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
    // The attribute shows tests that React is ready.
    <div role="status" data-alive={isAlive ? '' : undefined}>
      {isLoading && (
        // It lets presses through: what is already on the page works (app/loading.css).
        <div className="loading-overlay">
          <p>{LOADING}</p>
        </div>
      )}
    </div>
  );
}
