'use client';

import { useCallback, useLayoutEffect, useState, useEffect } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { type DraftStore } from '@/lib/platform/draft';
import { useEntered, useStepOfPage } from '@/components/forms/entered';
import { type LazyRules } from '@/components/forms/lazy-resolver';
import { type PlainFormState, untouched } from '@/lib/platform/form-state';
import { type FailureWords, type SendFailure } from '@/components/forms/send-form';
import { type DraftKey, useDraft } from '@/components/forms/use-draft';
import { useSending } from '@/components/forms/use-sending';
import { useHydrated } from '@/components/forms/use-hydrated';

interface StepState {
  wizardStep?: number;
  /** The entry before this one also belongs to the form */
  wizardPushed?: boolean;
  /** Shown to change one answer; leads back to where it was opened */
  wizardDetour?: boolean;
}

function read(): StepState {
  return (window.history.state ?? {}) as StepState;
}

// Next keeps its own data in the history state and needs it back.
function write(method: 'pushState' | 'replaceState', step: StepState) {
  window.history[method]({ ...window.history.state, ...step }, '');
}

/** Each step is an entry in the browser's history. Entries beyond `furthest` fall back to it. */
export function useStepHistory(furthest: () => number, first = 0) {
  const [step, setStep] = useState(first);

  useEffect(() => {
    const onPopState = () => {
      setStep(Math.min(furthest(), Math.max(0, read().wizardStep ?? 0)));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [furthest]);

  const goTo = useCallback((next: number, isDetour = false) => {
    write('pushState', { wizardStep: next, wizardPushed: true, wizardDetour: isDetour });
    setStep(next);
  }, []);

  const isDetour = useCallback(() => read().wizardDetour === true, []);

  /** Without a new entry, for a restored draft. */
  const startAt = useCallback((next: number) => {
    const { wizardStep, wizardPushed } = read();
    write('replaceState', { wizardStep: next, wizardPushed: wizardPushed && wizardStep === next });
    setStep(next);
  }, []);

  /** `false` on the first step. */
  const goBack = useCallback(() => {
    if (read().wizardPushed) window.history.back();
    else if (step > 0) startAt(step - 1);
    else return false;
    return true;
  }, [step, startAt]);

  return { step, goTo, goBack, startAt, isDetour };
}

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
