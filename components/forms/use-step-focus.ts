'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Takes the focus along when another step is shown, and the page to its top.
 * @param stage the form whose sections are the steps
 * @param target what takes the focus in the section that is shown
 */
export function useStepFocus(
  stage: RefObject<HTMLFormElement | null>,
  step: number,
  target: (section: Element) => HTMLElement | null,
) {
  const shown = useRef(step);
  // With the step itself: whoever types at once types into it, from the first key on.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    const section = stage.current?.querySelector('[data-current]');
    if (section) target(section)?.focus();
  }, [stage, step, target]);
}
