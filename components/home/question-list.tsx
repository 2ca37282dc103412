'use client';

import type { MouseEvent, ReactNode } from 'react';

/** Keeps the opened question in place while the one above it closes. */
function hold({ target }: MouseEvent) {
  const question = (target as Element).closest('summary');
  if (!question) return;
  const { top } = question.getBoundingClientRect();
  // After the browser has opened the one and closed the other.
  requestAnimationFrame(() => scrollBy(0, question.getBoundingClientRect().top - top));
}

export function QuestionList({ children }: { children: ReactNode }) {
  return (
    <div className="border-b border-line" onClick={hold}>
      {children}
    </div>
  );
}
