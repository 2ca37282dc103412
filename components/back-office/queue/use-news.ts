'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatNumber } from '@/lib/platform/format/number';
import { call, HttpError } from '@/lib/platform/http/client';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { useRegularly } from './use-regularly';

/** '2 neue Anfragen anzeigen' */
export function newsLabel(count: number): string {
  return count === 1
    ? '1\u00a0neue Anfrage anzeigen'
    : `${formatNumber(count)}\u00a0neue Anfragen anzeigen`;
}

/** The kind of which most have come in: where somebody wants to look first. */
export function mostOf(kinds: Partial<Record<RequestKind, number>> = {}): RequestKind | undefined {
  const counts = Object.entries(kinds).filter(([, count]) => count > 0);
  return counts.sort(([, a], [, b]) => b - a)[0]?.[0] as RequestKind | undefined;
}

/** The title of a page with the number of new requests before it, or without it where there are none. */
export function titleWithNews(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
}

/** Milliseconds after the last key in a field for which somebody counts as typing. */
const TYPING = 4000;
/** Milliseconds without a hand on the page after which nobody counts as sitting there. */
const AWAY = 10 * 60_000;

/**
 * Whether somebody sits in front of the page, and whether they are typing. A page that nobody uses does
 * not load itself anew: that would keep its login alive for ever.
 */
function usePresence() {
  const lastTouch = useRef(0);
  const lastTyped = useRef(0);
  useEffect(() => {
    const events = new AbortController();
    const options = { signal: events.signal, passive: true, capture: true };
    const touch = () => (lastTouch.current = Date.now());
    touch();
    for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
      document.addEventListener(type, touch, options);
    }
    document.addEventListener('input', () => (lastTyped.current = Date.now()), options);
    return () => events.abort();
  }, []);
  return {
    isThere: () => !document.hidden && Date.now() - lastTouch.current < AWAY,
    isTyping: () => Date.now() - lastTyped.current < TYPING,
  };
}

/** Milliseconds between two questions: what comes in is seen within ten seconds. */
const INTERVAL = 8000;
/** Milliseconds after which the list is loaded anew in any case: times go by, colleagues work. */
const LONGEST_STAND = 60_000;
/** Failures in a row after which it is said that there is no connection. */
const FAILURES = 2;

type Connection = 'fine' | 'lost' | 'logged-out';

interface News {
  newest: string;
  count: number;
  /** How many of each kind */
  kinds?: Partial<Record<RequestKind, number>>;
}

const ask = (since: string) =>
  call<News>(`${employeeRoutes.news}?since=${encodeURIComponent(since)}`, { timeout: INTERVAL });

/**
 * Asks what has come in since the page was made, and loads the list anew when something has, unless a
 * request is open or somebody is typing; then as soon as that has ended.
 * @param since ISO, when the page was made
 */
export function useNews(since: string, isOpen: boolean) {
  const router = useRouter();
  const { isThere, isTyping } = usePresence();
  const seen = useRef(since);
  const latest = useRef<News>({ newest: since, count: 0 });
  const isStale = useRef(false);
  const loadedAt = useRef(0);
  const failures = useRef(0);
  const [news, setNews] = useState<News>({ newest: since, count: 0 });
  const [connection, setConnection] = useState<Connection>('fine');

  function loadAnew() {
    const stands = Date.now() - loadedAt.current;
    if (!isStale.current && stands < LONGEST_STAND) return;
    if (isOpen || isTyping() || !isThere()) return;
    isStale.current = false;
    loadedAt.current = Date.now();
    router.refresh();
  }

  async function look() {
    loadedAt.current ||= Date.now();
    try {
      const asked = seen.current;
      const answer = await ask(asked);
      // Seen while the answer was on its way.
      if (asked !== seen.current) return;
      // After a break in the connection the list may be older than what is counted.
      if (answer.count > latest.current.count || failures.current > 0) isStale.current = true;
      latest.current = answer;
      failures.current = 0;
      setNews(answer);
      setConnection('fine');
      loadAnew();
    } catch (error) {
      failures.current += 1;
      const isLoggedOut = error instanceof HttpError && error.status === 401;
      if (isLoggedOut) setConnection('logged-out');
      else if (failures.current >= FAILURES) setConnection('lost');
    }
  }

  useRegularly(look, INTERVAL);
  const catchUp = useEffectEvent(() => {
    if (isStale.current) loadAnew();
  });
  useEffect(() => {
    if (!isOpen) catchUp();
  }, [isOpen]);

  function acknowledge() {
    seen.current = latest.current.newest;
    latest.current = { newest: seen.current, count: 0 };
    setNews(latest.current);
  }

  return { count: news.count, kind: mostOf(news.kinds), connection, acknowledge };
}
