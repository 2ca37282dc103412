'use client';

import { useCallback, useEffect, useState } from 'react';

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
