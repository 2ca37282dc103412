'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ValuationFormValues } from '@/lib/valuation/form';
import {
  type Draft,
  isUntouched,
  forgetDraft,
  loadDraft,
  newDraft,
  saveDraft,
  withNewKey,
} from '@/lib/valuation/draft';

/** Milliseconds of quiet after which what was typed is kept. */
const QUIET = 300;

export type SaveState = 'untouched' | 'saved' | 'refused';

/**
 * Keeps the form in this browser while it is filled in, and brings it back at the next visit.
 * @param onRestore gets the step that the form was left at
 */
export function useDraft(
  form: UseFormReturn<ValuationFormValues>,
  step: number,
  onRestore: (step: number) => void,
) {
  const draft = useRef<Draft | null>(null);
  const lastStep = useRef(step);
  const [saveState, setSaveState] = useState<SaveState>('untouched');

  const save = useCallback(() => {
    if (!draft.current) return;
    // An empty form, as after it was discarded, is nothing to keep.
    if (isUntouched(form.getValues())) return setSaveState('untouched');
    draft.current = { ...draft.current, values: form.getValues(), savedAt: Date.now() };
    setSaveState(saveDraft(draft.current) ? 'saved' : 'refused');
  }, [form]);

  useEffect(() => {
    const stored = loadDraft();
    draft.current = stored ?? newDraft();
    if (stored) form.reset(stored.values);
    onRestore(draft.current.step);
    // Runs once: the draft belongs to the page's opening.
  }, [form, onRestore]);

  useEffect(() => {
    let timer: number | undefined;
    const stopWatching = form.subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(save, QUIET);
      },
    });
    // A phone may end the page without another word.
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
    forgetDraft();
    draft.current = newDraft();
    form.reset(draft.current.values);
    setSaveState('untouched');
  }, [form]);

  /** The key and the opening time that a submission carries. */
  const current = useCallback(() => (draft.current ??= newDraft()), []);

  const renewKey = useCallback(() => {
    draft.current = withNewKey(current());
    save();
    return draft.current;
  }, [current, save]);

  return { saveState, discard, current, renewKey };
}
