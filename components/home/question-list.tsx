'use client';

import type { MouseEvent, ReactNode } from 'react';

/** Keeps a question under the finger that has opened it, while the one above it closes. */
function hold({ target }: MouseEvent) {
  const question = (target as Element).closest('summary');
  if (!question) return;
  const { top } = question.getBoundingClientRect();
  // After the browser has opened the one and closed the other.
  requestAnimationFrame(() => scrollBy(0, question.getBoundingClientRect().top - top));
}

/** Holds questions of which one at most is open; the browser opens and closes them. */
export function QuestionList({ children }: { children: ReactNode }) {
  return (
    <div className="border-b border-line" onClick={hold}>
      {children}
    </div>
  );
}
