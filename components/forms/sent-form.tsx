'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { DraftStore } from '@/lib/platform/draft';
import { useEntered } from './entered';
import { PlainSummary } from './error-summary';
import { FailureSummary } from './failure-summary';
import { Honeypot } from './honeypot';
import type { LazyRules } from './lazy-resolver';
import { type PlainFormState, untouched } from './plain-form';
import { type FailureWords, sendForm } from './send-form';
import { useDraft } from './use-draft';
import { useSending } from './use-sending';

interface SentFormOptions<Values extends FieldValues> {
  /** The address that takes it */
  path: string;
  /** The form's name in the document, where the page brings it along */
  name?: string;
  empty: Values;
  /** What the server said to the form as it was sent without scripts */
  plain?: PlainFormState<Values>;
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
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,
  });
  const draft = useDraft(drafts, form, entered);
  const { sending, failure, submit: sendOnce } = useSending(form, words);
  const [sent, setSent] = useState<Values>();
  const { errors, isSubmitted } = form.formState;
  // What was wrong with the form as it was sent without scripts holds until they have checked it.
  const shown = isSubmitted ? untouched(plain.values) : plain;

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

  const errorOf = (field: Path<Values>) =>
    (errors[field]?.message as string | undefined) ?? shown.fields[field];

  return {
    name,
    words,
    form,
    shown,
    sending,
    failure,
    /** What was sent, once it is stored */
    sent: sent ?? (plain.sent ? plain.values : undefined),
    submit,
    preload,
    errorOf,
    /** The properties of the field with this name. */
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
  /** Fields and button */
  children: ReactNode;
}

/** The frame of a form of one screen: what goes wrong is said above its fields and leads to them. */
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
