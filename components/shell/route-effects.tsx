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

/** Milliseconds */
const TOLD_FOR = 15_000;

let told: HTMLElement | undefined;
let end: number;

function hush(): void {
  clearTimeout(end);
  told?.remove();
}

/** Inside the topmost dialog, if one is open. */
function tell(about: Element | undefined, role: string, look: string, text: string): void {
  hush();
  told = document.createElement('div');
  told.setAttribute('role', role);
  told.className = look;
  told.appendChild(document.createElement('p')).textContent = text;
  (about?.closest('dialog') ?? document.body).appendChild(told);
  end = window.setTimeout(hush, TOLD_FOR);
}

const stay = (about?: Element) => tell(about, 'alert', 'offline-note', OFFLINE);

function targetOfLink(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { pathname, search, origin } = location;
  const isPlain =
    !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isFile = /\.\w+$/.test(link.pathname);
  const isHere = link.hash && link.pathname + link.search === pathname + search;
  return isPlain && link.origin === origin && !isFile && !isHere;
}

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
 * Shows the loader until another document arrives; without a connection prevents and explains the
 * press.
 * @returns ends it
 */
function watchLeaving(): () => void {
  const events = new AbortController();
  const { signal } = events;
  addEventListener('click', leave, { signal });
  addEventListener('submit', leave, { signal });
  // Before React navigates, which would wait for a connection.
  addEventListener('click', (event) => navigator.onLine || leave(event), { signal, capture: true });
  addEventListener('online', hush, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && hush(), { signal });
  return () => events.abort();
}

/** Milliseconds, at least */
const LOADER = 500;
/** Milliseconds */
const GIVE_UP = 15_000;

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

/** Back and forward restore the scroll position (docs/architecture.md). */
export function RouteEffects() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const started = useRef<{ at: number; type: NavigationType } | null>(null);
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isLoading, setLoading] = useState(false);
  const isAlive = useHydrated();

  useEffect(watchLeaving, []);

  useEffect(() => {
    const stop = onNavigationStart((target, type) => {
      const isLeaving = target !== shown.current;
      // A navigation to this page ends a running one, and is none itself.
      if (!isLeaving && !started.current) return;
      started.current = isLeaving ? { at: performance.now(), type } : null;
      // Deferred: the call belongs to a transition, and the loader must not wait for its end.
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
    // Unless the page has set the focus itself.
    if (!document.activeElement?.closest('main')) focusMainHeading();
    clearTimeout(end.current);
    end.current = setTimeout(() => setLoading(false), LOADER - (performance.now() - at));
  }, [pathname]);

  return (
    // The attribute shows tests that React is ready.
    <div role="status" data-alive={isAlive ? '' : undefined}>
      {isLoading && (
        // Lets presses through: the page below still works (app/loading.css).
        <div className="loading-overlay">
          <p>{LOADING}</p>
        </div>
      )}
    </div>
  );
}
