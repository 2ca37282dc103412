'use client';

import { useEffect, useRef, useState } from 'react';
import { brokerCallbackDrafts, phoneProblem } from '@/lib/requests/forms/broker-callback';
import { type Draft, withNewKey } from '@/lib/platform/draft';
import { type BrokerCallbackAnswer, failed, refused } from './broker-callback-answer';

/** Fetched with the first key, for most who read the page leave no number. */
const loadSender = () => import('./send-broker-callback');

/** Milliseconds for which the sending is shown at least, specification 4. */
const SHORTEST_WAIT = 1000;

const pause = () => new Promise((resolve) => setTimeout(resolve, SHORTEST_WAIT));

/**
 * Keeps and sends the number of the callback field. The field stays the browser's own: a form
 * library would weigh more than the rest of the page's scripts.
 */
export function useBrokerCallback() {
  const input = useRef<HTMLInputElement>(null);
  const draft = useRef<Draft<{ phone: string }> | null>(null);
  const [sending, setSending] = useState(false);
  // Counted, so that the same words said again are announced again.
  const [answer, setAnswer] = useState<BrokerCallbackAnswer & { attempt: number }>();

  useEffect(() => {
    const stored = brokerCallbackDrafts.load();
    draft.current = stored ?? brokerCallbackDrafts.fresh();
    const field = input.current;
    if (!field) return;
    // What was typed before this page's scripts had come wins over what was kept.
    if (field.value) {
      draft.current = { ...draft.current, values: { phone: field.value } };
      brokerCallbackDrafts.save(draft.current);
    } else if (stored) field.value = stored.values.phone;
  }, []);

  const current = () => (draft.current ??= brokerCallbackDrafts.fresh());
  const renewKey = () => (draft.current = withNewKey(current()));

  const say = (next: BrokerCallbackAnswer) =>
    setAnswer((last) => ({ ...next, attempt: (last?.attempt ?? 0) + 1 }));

  function keep(phone: string) {
    void loadSender().catch(() => {});
    draft.current = { ...current(), values: { phone }, savedAt: Date.now() };
    if (phone) brokerCallbackDrafts.save(draft.current);
    else brokerCallbackDrafts.forget();
  }

  async function send(body: object) {
    setSending(true);
    setAnswer(undefined);
    const waited = pause();
    const result = await loadSender().then(
      ({ sendBrokerCallback }) => sendBrokerCallback(body, { current, renewKey }),
      () => failed(),
    );
    await waited;
    setSending(false);
    say(result);
    if (result.kind === 'refused') input.current?.focus();
    if (result.kind !== 'sent') return;
    brokerCallbackDrafts.forget();
    draft.current = null;
    if (input.current) input.current.value = '';
  }

  /** @param website the honeypot's content, which is no field of the form */
  function submit(website: unknown) {
    if (sending) return;
    const phone = input.current?.value.trim() ?? '';
    const problem = phoneProblem(phone);
    if (!problem) return void send({ phone, website });
    say(refused(problem));
    input.current?.focus();
  }

  return { input, sending, answer, keep, submit };
}
