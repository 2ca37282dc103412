'use client';

import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { DraftStore } from '@/lib/platform/draft';
import type { LazyRules } from './lazy-resolver';
import { type FailureWords, sendForm } from './send-form';
import { useEntered } from './entered';
import { useDraft } from './use-draft';
import { useSending } from './use-sending';

interface SentFormOptions<Values extends FieldValues> {
  /** The address that takes it */
  path: string;
  /** The form's name in the document, where the page brings it along */
  name?: string;
  empty: Values;
  /** What its fields start with instead, once it was sent without scripts */
  values?: Values;
  /** How its drafts are kept; the same object at every call, like the words */
  drafts: DraftStore<Values>;
  rules: LazyRules<Values>;
  words: FailureWords;
  /** Goes along with the answers; no field of the form, and in no draft */
  enclosed?: object;
}

/** Everything that a form of one screen does: its fields, what it keeps and what it sends. */
export function useSentForm<Values extends FieldValues>({
  path,
  name,
  empty,
  values = empty,
  drafts,
  rules: { resolver, preload },
  words,
  enclosed,
}: SentFormOptions<Values>) {
  const entered = useEntered(name, empty);
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    mode: 'onTouched',
    resolver,
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,
  });
  const draft = useDraft(drafts, form, entered);
  const { sending, failure, submit: sendOnce } = useSending(form, words);
  const [sent, setSent] = useState<Values>();

  /** @param website the honeypot's content, which is no field of the form */
  async function submit(website: unknown) {
    if (sending) return;
    await sendOnce(async (values) => {
      await sendForm(path, { ...values, ...enclosed, website }, draft);
      setSent(values);
      draft.discard();
      return false;
    });
  }

  return {
    form,
    sending,
    failure,
    /** What was sent, once it is stored */
    sent,
    submit,
    preload,
    name,
    startAgain: () => setSent(undefined),
  };
}

export type SentForm<Values extends FieldValues> = ReturnType<typeof useSentForm<Values>>;
