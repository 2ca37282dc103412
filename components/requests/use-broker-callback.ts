'use client';

import { useEffect, useRef, useState } from 'react';
import { type BrokerCallbackAnswer, DRAFT_KEY, failed } from './broker-callback-answer';

/** Fetched with the first key, for most who read the page leave no number. */
const loadSender = () => import('./send-broker-callback');

function isKept(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}

const keep = (phone: string) => {
  loadSender().then(
    (sender) => sender.keep(phone),
    () => {},
  );
};

/**
 * Keeps and sends the number of the callback field. The field stays the browser's own: a form
 * library would weigh more than the rest of the page's scripts.
 */
export function useBrokerCallback() {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  // Counted, so that the same words said again are announced again.
  const [answer, setAnswer] = useState<BrokerCallbackAnswer & { attempt: number }>();

  useEffect(() => {
    const field = input.current;
    // What was typed before this page's scripts had come wins over what was kept.
    if (field?.value) return keep(field.value);
    if (!field || !isKept()) return;
    loadSender().then(
      ({ restored }) => {
        if (!field.value) field.value = restored();
      },
      () => {},
    );
  }, []);

  const say = (next: BrokerCallbackAnswer) =>
    setAnswer((last) => ({ ...next, attempt: (last?.attempt ?? 0) + 1 }));

  /** @param website the honeypot's content, which is no field of the form */
  async function submit(website: unknown) {
    if (sending) return;
    const phone = input.current?.value.trim() ?? '';
    setSending(true);
    setAnswer(undefined);
    const result = await loadSender().then(
      ({ send }) => send(phone, website),
      () => failed(),
    );
    setSending(false);
    say(result);
    if (result.kind === 'refused') input.current?.focus();
    if (result.kind === 'sent' && input.current) input.current.value = '';
  }

  return { input, sending, answer, keep, submit };
}
