'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatNumber } from '@/lib/platform/format/number';
import { call, HttpError } from '@/lib/platform/http/client';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { useRegularly } from './use-regularly';

export function newsLabel(count: number): string {
  return count === 1
    ? '1\u00a0neue Anfrage anzeigen'
    : `${formatNumber(count)}\u00a0neue Anfragen anzeigen`;
}

export function mostOf(
  kinds: Partial<Record<SubmissionKind, number>> = {},
): SubmissionKind | undefined {
  const counts = Object.entries(kinds).filter(([, count]) => count > 0);
  return counts.sort(([, a], [, b]) => b - a)[0]?.[0] as SubmissionKind | undefined;
}

export function titleWithNews(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
}

/** Milliseconds since the last input */
const TYPING = 4000;
/** Milliseconds without input */
const AWAY = 10 * 60_000;

/** An unused page must not reload itself: that would keep its login alive forever. */
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

/** Milliseconds; new submissions show within ten seconds. */
const INTERVAL = 8000;
/** Milliseconds; due times and colleagues' work change the list. */
const LONGEST_STAND = 60_000;
/** Failures in a row */
const FAILURES = 2;

type Connection = 'fine' | 'lost' | 'logged-out';

interface News {
  newest: string;
  count: number;
  kinds?: Partial<Record<SubmissionKind, number>>;
}

const ask = (since: string) =>
  call<News>(`${employeeRoutes.news}?since=${encodeURIComponent(since)}`, { timeout: INTERVAL });

/**
 * Waits to reload the list until no submission is open and the user has stopped typing.
 * @param since ISO time at which the page was rendered
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

  function reloadList() {
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
      // Acknowledged while the request was running.
      if (asked !== seen.current) return;
      // After a lost connection the list may be out of date.
      if (answer.count > latest.current.count || failures.current > 0) isStale.current = true;
      latest.current = answer;
      failures.current = 0;
      setNews(answer);
      setConnection('fine');
      reloadList();
    } catch (error) {
      failures.current += 1;
      const isLoggedOut = error instanceof HttpError && error.status === 401;
      if (isLoggedOut) setConnection('logged-out');
      else if (failures.current >= FAILURES) setConnection('lost');
    }
  }

  useRegularly(look, INTERVAL);
  const catchUp = useEffectEvent(() => {
    if (isStale.current) reloadList();
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
