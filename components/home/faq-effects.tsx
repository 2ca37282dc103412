'use client';

import { useEffect } from 'react';

/** Keeps a question under the finger that has opened it, while the one above it closes. */
export function FaqEffects({ within }: { within: string }) {
  useEffect(() => {
    const section = document.getElementById(within);
    const onClick = ({ target }: MouseEvent) => {
      const question = target instanceof Element ? target.closest('summary') : null;
      if (!question) return;
      const { top } = question.getBoundingClientRect();
      // After the browser has opened the one and closed the other.
      requestAnimationFrame(() => scrollBy(0, question.getBoundingClientRect().top - top));
    };
    section?.addEventListener('click', onClick);
    return () => section?.removeEventListener('click', onClick);
  }, [within]);
  return null;
}
