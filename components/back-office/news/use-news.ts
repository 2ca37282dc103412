'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, HttpError } from '@/lib/platform/http/client';
import { employeeRoutes } from '@/lib/employee-routes';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { mostOf } from './news-labels';
import { usePresence } from './use-presence';
import { useRegularly } from './use-regularly';

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
