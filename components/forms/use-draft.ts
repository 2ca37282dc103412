'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Draft, type DraftStore, withNewKey } from '@/lib/platform/draft';

/** Milliseconds without input */
const QUIET = 300;

type SaveState = 'untouched' | 'saved' | 'refused';

export interface DraftKey {
  current: () => { idempotencyKey: string; openedAt: number };
  renewKey: () => { idempotencyKey: string };
}

/**
 * Input from before hydration wins over the draft. `store` must be the same object at every call.
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
    // An untouched form is not stored, and emptied fields do not come back.
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
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows whether it stores drafts
    if (isEntered) save();
    // Runs once, when the page is opened.
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
    // Phones may end the page without any other event.
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

  const current = useCallback(() => (draft.current ??= store.fresh()), [store]);

  const renewKey = useCallback(() => {
    draft.current = withNewKey(current());
    save();
    return draft.current;
  }, [current, save]);

  return { saveState, discard, current, renewKey };
}
