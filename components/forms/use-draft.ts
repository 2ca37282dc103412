'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Draft, type DraftStore, withNewKey } from '@/lib/platform/draft';

/** Milliseconds of quiet after which what was typed is kept. */
const QUIET = 300;

type SaveState = 'untouched' | 'saved' | 'refused';

/** What a submission needs of its draft: the key, the time of opening, and another key. */
export interface DraftKey {
  current: () => { idempotencyKey: string; openedAt: number };
  renewKey: () => { idempotencyKey: string };
}

/**
 * Keeps the form in this browser while it is filled in, and brings it back when it is opened again. What
 * was entered before that wins over the draft.
 * @param store how this form's drafts are kept; the same object at every call
 * @param onRestore gets the step that the form was left at
 */
export function useDraft<Values extends FieldValues>(
  store: DraftStore<Values>,
  form: UseFormReturn<Values>,
  entered: RefObject<Partial<Values>>,
  step = 0,
  onRestore?: (step: number) => void,
) {
  const draft = useRef<Draft<Values> | null>(null);
  const lastStep = useRef(step);
  const [saveState, setSaveState] = useState<SaveState>('untouched');

  const save = useCallback(() => {
    if (!draft.current) return;
    // An empty form is nothing to keep, and what was wiped out does not come back.
    if (store.isUntouched(form.getValues())) {
      store.forget();
      return setSaveState('untouched');
    }
    draft.current = { ...draft.current, values: form.getValues(), savedAt: Date.now() };
    setSaveState(store.save(draft.current) ? 'saved' : 'refused');
  }, [store, form]);

  // Before the page is painted and before another key is pressed.
  useLayoutEffect(() => {
    const stored = store.load();
    draft.current = stored ?? store.fresh();
    const isEntered = Object.keys(entered.current).length > 0;
    if (stored || isEntered) form.reset({ ...draft.current.values, ...entered.current });
    onRestore?.(draft.current.step);
    // The server cannot know whether this browser keeps drafts.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (isEntered) save();
    // Runs once: the draft belongs to the page's opening.
  }, [store, form, entered, onRestore, save]);

  useEffect(() => {
    let timer: number | undefined;
    const stopWatching = form.subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(save, QUIET);
      },
    });
    // A phone may end the page without any other event.
    window.addEventListener('pagehide', save);
    return () => {
      stopWatching();
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [form, save]);

  useEffect(() => {
    if (!draft.current || lastStep.current === step) return;
    lastStep.current = step;
    draft.current = { ...draft.current, step };
    save();
  }, [step, save]);

  const discard = useCallback(() => {
    store.forget();
    draft.current = store.fresh();
    form.reset(draft.current.values);
    setSaveState('untouched');
  }, [store, form]);

  /** The key and the opening time that a submission carries. */
  const current = useCallback(() => (draft.current ??= store.fresh()), [store]);

  const renewKey = useCallback(() => {
    draft.current = withNewKey(current());
    save();
    return draft.current;
  }, [current, save]);

  return { saveState, discard, current, renewKey };
}
