'use client';

import { useCallback, useEffect, useState } from 'react';

interface StepState {
  wizardStep?: number;
  /** The entry before this one also belongs to the form */
  wizardPushed?: boolean;
}

function read(): StepState {
  return (window.history.state ?? {}) as StepState;
}

// Next keeps its own data in the history state and needs it back.
function write(method: 'pushState' | 'replaceState', step: StepState) {
  window.history[method]({ ...window.history.state, ...step }, '');
}

/**
 * The step of a form as an entry in the browser's history, so that Back goes one step back.
 * @param count number of steps
 */
export function useStepHistory(count: number) {
  const [step, setStep] = useState(0);

  useEffect(() => {
    const onPopState = () => {
      setStep(Math.min(count - 1, Math.max(0, read().wizardStep ?? 0)));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [count]);

  const goTo = useCallback((next: number) => {
    write('pushState', { wizardStep: next, wizardPushed: true });
    setStep(next);
  }, []);

  /** Shows a step without a new entry, for a form that is taken up again. */
  const startAt = useCallback((next: number) => {
    const { wizardPushed } = read();
    write('replaceState', { wizardStep: next, wizardPushed });
    setStep(next);
  }, []);

  /** One step back; false on the first one, where there is none. */
  const goBack = useCallback(() => {
    if (read().wizardPushed) window.history.back();
    else if (step > 0) startAt(step - 1);
    else return false;
    return true;
  }, [step, startAt]);

  return { step, goTo, goBack, startAt };
}
