'use client';

import { type RefObject, useEffect, useState } from 'react';
import { MAX_MESSAGE } from '@/lib/adviser/constants';

/** Names the field of a question, on the page and in an address. */
export const QUESTION = 'frage';

/** The question that the browser sent before React was ready: `?frage=…`. */
const sentQuestion = () => new URLSearchParams(location.search).get(QUESTION) ?? '';

/** The question that another page passes on: `#frage=…`. */
function handedQuestion(): string {
  const [, written] = /^#frage=(.+)$/.exec(location.hash) ?? [];
  try {
    return decodeURIComponent(written ?? '').slice(0, MAX_MESSAGE);
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

/** What stands in the field before React has it. */
function typedSoFar(): string {
  if (typeof document === 'undefined') return '';
  const field = document.getElementById(QUESTION);
  return field instanceof HTMLTextAreaElement ? field.value : '';
}

/**
 * Takes over a question that was sent, typed or passed on before React was ready, and cleans the
 * address.
 * @param send asks a question; false where it cannot be sent
 * @param show puts it into the field
 */
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
