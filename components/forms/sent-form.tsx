'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { DraftStore } from '@/lib/platform/draft';
import { useEntered } from './entered';
import { PlainSummary } from './error-summary';
import { FailureSummary } from './failure-summary';
import { Honeypot } from './honeypot';
import type { LazyRules } from './lazy-resolver';
import { type PlainFormState, untouched } from '@/lib/platform/form-state';
import { type FailureWords, sendForm } from './send-form';
import { useDraft } from './use-draft';
import { useSending } from './use-sending';

interface SentFormOptions<Values extends FieldValues> {
  path: string;
  name?: string;
  empty: Values;
  plain?: PlainFormState<Values>;
  /** The same object at every call, like the words */
  drafts: DraftStore<Values>;
  rules: LazyRules<Values>;
  words: FailureWords;
  /** Sent with the answers; no field of the form, and in no draft */
  enclosed?: object;
}

export function useSentForm<Values extends FieldValues>({
  path,
  name,
  empty,
  plain = untouched(empty),
  drafts,
  rules: { resolver, preload },
  words,
  enclosed,
}: SentFormOptions<Values>) {
  const entered = useEntered(name, empty);
  const form = useForm<Values>({
    defaultValues: plain.values as DefaultValues<Values>,
    mode: 'onTouched',
    resolver,
    shouldFocusError: false,
  });
  const draft = useDraft(drafts, form, entered);
  const { sending, failure, submit: sendOnce } = useSending(form, words);
  const [sent, setSent] = useState<Values>();
  const { errors, isSubmitted } = form.formState;
  // The server's messages hold until the form was checked here.
  const shown = isSubmitted ? untouched(plain.values) : plain;

  async function submit(website: unknown) {
    if (sending) return;
    await sendOnce(async (values) => {
      await sendForm(path, { ...values, ...enclosed, website }, draft);
      setSent(values);
      draft.discard();
      return false;
    });
  }

  const errorOf = (field: Path<Values>) =>
    (errors[field]?.message as string | undefined) ?? shown.fields[field];

  return {
    name,
    words,
    form,
    shown,
    sending,
    failure,
    sent: sent ?? (plain.sent ? plain.values : undefined),
    submit,
    preload,
    errorOf,
    field: (field: Path<Values>) => ({
      ...form.register(field),
      defaultValue: plain.values[field] as string,
      error: errorOf(field),
    }),
    startAgain: () => setSent(undefined),
  };
}

type SentForm<Values extends FieldValues> = ReturnType<typeof useSentForm<Values>>;

interface SentFormFrameProps<Values extends FieldValues> extends Pick<
  ComponentProps<'form'>,
  'action' | 'className'
> {
  sent: SentForm<Values>;
  children: ReactNode;
}

export function SentFormFrame<Values extends FieldValues>({
  sent: { name, words, form, shown, failure, submit, preload },
  children,
  ...rest
}: SentFormFrameProps<Values>) {
  return (
    <form
      name={name}
      noValidate
      {...rest}
      onFocus={preload}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget).get('website'));
      }}
    >
      <FailureSummary
        failure={failure}
        control={form.control}
        onFollow={(field) => form.setFocus(field as Path<Values>)}
      />
      <PlainSummary
        state={shown}
        title={Object.keys(shown.fields).length > 0 ? words.check : words.notSent}
      />
      <Honeypot />
      {children}
    </form>
  );
}
