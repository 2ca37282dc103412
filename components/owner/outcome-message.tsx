'use client';

import { CheckIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { OUTCOME_ID } from './operations';

/** Takes the focus; without scripts the address leads to it. */
export function OutcomeMessage({ text }: { text: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p
      ref={message}
      id={OUTCOME_ID}
      role="status"
      tabIndex={-1}
      className="my-5 flex scroll-mt-6 gap-3 border-l-4 border-moss bg-surface px-4 py-3 font-semibold print:hidden"
    >
      <CheckIcon className="mt-0.5 size-5 shrink-0 text-moss" />
      <span>{text}</span>
    </p>
  );
}
