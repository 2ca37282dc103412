'use client';

import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { DraftStore } from '@/lib/platform/draft';
import {
  describeFailure,
  type FailureWords,
  messagesOf,
  sendForm,
  type SendFailure,
} from './send-form';
import { useDraft } from './use-draft';

interface SentFormOptions<Values extends FieldValues> {
  /** The address that takes it */
  path: string;
  empty: Values;
  /** How its drafts are kept; the same object at every call */
  drafts: DraftStore<Values>;
  resolver: Resolver<Values>;
  words: FailureWords;
  /** Goes along with the answers; no field of the form, and in no draft */
  enclosed?: object;
}

/** Everything that a form of one screen does: its fields, what it keeps and what it sends. */
export function useSentForm<Values extends FieldValues>({
  path,
  empty,
  drafts,
  resolver,
  words,
  enclosed,
}: SentFormOptions<Values>) {
  const form = useForm<Values>({
    defaultValues: empty as DefaultValues<Values>,
    mode: 'onTouched',
    resolver,
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,
  });
  const draft = useDraft(drafts, form);
  const [sending, setSending] = useState(false);
  // Counted, so that the same words said again are announced again.
  const [failure, setFailure] = useState<SendFailure & { attempt: number }>();
  const [sent, setSent] = useState<Values>();

  function fail(next: SendFailure) {
    setFailure((last) => ({ ...next, attempt: (last?.attempt ?? 0) + 1 }));
    for (const [name, message] of Object.entries(next.fields)) {
      form.setError(name as Path<Values>, { type: 'server', message });
    }
  }

  async function send(values: Values, website: unknown) {
    setSending(true);
    setFailure(undefined);
    try {
      await sendForm(path, { ...values, ...enclosed, website }, draft);
      setSent(values);
      draft.discard();
    } catch (error) {
      fail(describeFailure(error, words));
    } finally {
      setSending(false);
    }
  }

  /** @param website the honeypot's content, which is no field of the form */
  async function submit(website: unknown) {
    if (sending) return;
    await form.handleSubmit(
      (values) => send(values as Values, website),
      (errors) =>
        fail({
          title: words.check,
          text: '',
          fields: messagesOf(errors as Record<string, { message?: string }>),
        }),
    )();
  }

  return {
    form,
    sending,
    failure,
    /** What was sent, once it is stored */
    sent,
    submit,
    startAgain: () => setSent(undefined),
  };
}

export type SentForm<Values extends FieldValues> = ReturnType<typeof useSentForm<Values>>;
