'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Whether a finger types: there the keyboard would come and cover what was just answered. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/**
 * Gives the focus back to the field after an answer, if it was lost with what was pressed. Whoever has
 * gone elsewhere in the meantime stays there.
 */
export function useQuestionFocus(field: RefObject<HTMLElement | null>, isWriting: boolean) {
  const wasWriting = useRef(false);
  useEffect(() => {
    const isOver = wasWriting.current && !isWriting;
    wasWriting.current = isWriting;
    if (!isOver || document.activeElement !== document.body || isTouch()) return;
    field.current?.focus({ preventScroll: true });
  }, [field, isWriting]);
}
