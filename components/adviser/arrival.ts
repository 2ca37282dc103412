'use client';

import { type RefObject, useEffect, useState } from 'react';
import { MAX_CHAT_MESSAGE } from '@/lib/adviser/constants';

export const QUESTION = 'frage';

const sentQuestion = () => new URLSearchParams(location.search).get(QUESTION) ?? '';

function handedQuestion(): string {
  const [, written] = /^#frage=(.+)$/.exec(location.hash) ?? [];
  try {
    return decodeURIComponent(written ?? '').slice(0, MAX_CHAT_MESSAGE);
  } catch {
    return '';
  }
}

function cleanAddress() {
  const { pathname, searchParams } = new URL(location.href);
  searchParams.delete(QUESTION);
  const rest = searchParams.size > 0 ? `?${searchParams}` : '';
  history.replaceState(history.state, '', pathname + rest);
}

function typedSoFar(): string {
  if (typeof document === 'undefined') return '';
  const field = document.getElementById(QUESTION);
  return field instanceof HTMLTextAreaElement ? field.value : '';
}

/** Takes over a question sent or typed before hydration, or passed on by another page. */
export function useArrival(
  field: RefObject<HTMLTextAreaElement | null>,
  send: (question: string) => boolean,
  show: (question: string) => void,
) {
  // Read at the first render: React may create the page again, and the field with it.
  const [typed] = useState(typedSoFar);
  useEffect(() => {
    const arrive = (before = '') => {
      const [sent, handed] = [sentQuestion(), handedQuestion()];
      if (sent || handed) cleanAddress();
      const isAsked = sent !== '' && send(sent);
      const there = field.current?.value || before;
      if (there.trim()) show(there);
      else if (!isAsked && (sent || handed)) show(sent || handed);
    };
    const onHash = () => arrive();
    arrive(typed);
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [field, send, show, typed]);
}
