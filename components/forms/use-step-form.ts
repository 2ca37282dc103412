'use client';

import { useCallback, useLayoutEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { DraftStore } from '@/lib/platform/draft';
import { useEntered, useStepOfPage } from './entered';
import type { LazyRules } from './lazy-resolver';
import { type PlainFormState, untouched } from './plain-form';
import type { FailureWords, SendFailure } from './send-form';
import { type DraftKey, useDraft } from './use-draft';
import { useSending } from './use-sending';
import { useHydrated } from './use-hydrated';
import { useStepHistory } from './use-step-history';

/**
 * Milliseconds of quiet before a wrong answer is named, so that no error appears in mid-word.
 * Nothing is checked when a field loses the focus: a message that appears then moves the button that
 * was about to be pressed.
 */
const ERROR_DELAY = 900;

/** The draft that is being sent: its key, and how to end it. */
export interface StepDraft extends DraftKey {
  discard: () => void;
}

interface StepFormOptions<Values extends FieldValues> {
  /** The form's name in the document; its honeypot is no field of ours and is read from there */
  name: string;
  /** An untouched form, as the page shows it */
  empty: Values;
  /** What the server said to the form as it was sent before its scripts had come */
  plain: PlainFormState<Values>;
  /** How its drafts are kept; the same object at every call */
  drafts: DraftStore<Values>;
  rules: LazyRules<Values>;
  steps: readonly { fields: readonly Path<Values>[] }[];
  /** Index of the last step that may be shown for these answers */
  furthest: (values: Values) => number;
  words: FailureWords;
  /** Sends the form and does what follows; it stays 'sending' once this has resolved */
  deliver: (body: Values & { website: unknown }, draft: StepDraft) => Promise<void>;
}

/** Everything a form of several steps does: its fields, its steps, what it keeps and what it sends. */
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

  // What the page came with is said by the form itself from now on, so that it goes once it is mended.
  useLayoutEffect(() => {
    const { error, fields } = plain as PlainFormState<Record<string, string>>;
    const said = fields as SendFailure['fields'];
    if (error === undefined) mark(said);
    else fail({ title: words.check, text: error, fields: said });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** On to the next step once this one's answers hold; from the last one the form is sent. */
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

  /** Leads to a field of another step, to change what stands there, and from there back. */
  const follow = useCallback(
    (field: string) => {
      const asked = steps.findIndex(({ fields }) => (fields as readonly string[]).includes(field));
      const target = Math.max(0, asked);
      if (target !== step) goTo(target, true);
      // The step has to be on the screen before it can take the focus.
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
    /** What the page came with, until the form says it itself */
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
