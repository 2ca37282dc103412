'use client';

import { useCallback, useLayoutEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { DraftStore } from '@/lib/platform/draft';
import { useEntered, useStepOfPage } from './entered';
import type { LazyRules } from './lazy-resolver';
import { type PlainFormState, untouched } from '@/lib/platform/form-state';
import type { FailureWords, SendFailure } from './send-form';
import { type DraftKey, useDraft } from './use-draft';
import { useSending } from './use-sending';
import { useHydrated } from './use-hydrated';
import { useStepHistory } from './use-step-history';

/**
 * Milliseconds, so that no error appears in mid-word. No check on blur: its message would move
 * the button that is about to be pressed.
 */
const ERROR_DELAY = 900;

export interface StepDraft extends DraftKey {
  discard: () => void;
}

interface StepFormOptions<Values extends FieldValues> {
  /** In the document; the honeypot is read from there */
  name: string;
  empty: Values;
  plain: PlainFormState<Values>;
  /** The same object at every call */
  drafts: DraftStore<Values>;
  rules: LazyRules<Values>;
  steps: readonly { fields: readonly Path<Values>[] }[];
  /** Index of the last step that these answers allow */
  furthest: (values: Values) => number;
  words: FailureWords;
  /** The form stays 'sending' after this resolves */
  deliver: (body: Values & { website: unknown }, draft: StepDraft) => Promise<void>;
}

export function useStepForm<Values extends FieldValues>({
  name,
  empty,
  plain,
  drafts,
  rules: { resolver, preload },
  steps,
  furthest: furthestFor,
  words,
  deliver,
}: StepFormOptions<Values>) {
  const entered = useEntered(name, empty);
  const ofPage = useStepOfPage(name);
  const led = plain.step ?? ofPage;
  const isAlive = useHydrated();
  const [blank] = useState(() => untouched(empty));
  const form = useForm<Values>({
    defaultValues: plain.values as DefaultValues<Values>,
    mode: 'onChange',
    delayError: ERROR_DELAY,
    resolver,
  });
  const furthest = useCallback(() => furthestFor(form.getValues()), [form, furthestFor]);
  const { step, goTo, goBack, startAt, isDetour } = useStepHistory(furthest, led);
  const restore = useCallback((kept: number) => startAt(led ?? kept), [startAt, led]);
  const draft = useDraft(drafts, form, entered, step, restore);
  const { sending, failure, submit, fail, mark, forgive } = useSending(form, words);

  // Moves the server's messages into the form, so that they disappear once they are mended.
  useLayoutEffect(() => {
    const { error, fields } = plain as PlainFormState<Record<string, string>>;
    const said = fields as SendFailure['fields'];
    if (error === undefined) mark(said);
    else fail({ title: words.check, text: error, fields: said });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: a refusal belongs to the page as it was opened
  }, []);

  const advance = useCallback(async () => {
    if (sending) return;
    if (step === steps.length - 1) {
      await submit(async (values) => {
        const website = new FormData(document.forms.namedItem(name) ?? undefined).get('website');
        await deliver({ ...values, website }, draft);
        return true;
      });
    } else if (await form.trigger([...(steps[step]?.fields ?? [])], { shouldFocus: true })) {
      if (isDetour()) goBack();
      else goTo(step + 1);
    }
  }, [deliver, draft, form, goBack, goTo, isDetour, name, sending, step, steps, submit]);

  const follow = useCallback(
    (field: string) => {
      const asked = steps.findIndex(({ fields }) => (fields as readonly string[]).includes(field));
      const target = Math.max(0, asked);
      if (target !== step) goTo(target, true);
      // The step has to be rendered before it can take the focus.
      requestAnimationFrame(() => document.getElementById(field)?.focus());
    },
    [goTo, step, steps],
  );

  const discard = useCallback(() => {
    draft.discard();
    forgive();
    startAt(0);
  }, [draft, forgive, startAt]);

  return {
    name,
    form,
    /** The server's state, until the form has taken it over */
    shown: isAlive ? blank : plain,
    isAlive,
    step,
    isLast: step === steps.length - 1,
    sending,
    failure,
    preload,
    saveState: draft.saveState,
    advance,
    back: goBack,
    follow,
    discard,
  };
}
