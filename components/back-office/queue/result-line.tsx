'use client';

import { useQueue } from './queue-context';
import { RESULT_LINE } from './queue-region';

/** What a list holds, read out whenever that changes. */
export function ResultLine({ text }: { text: string }) {
  const { isPending } = useQueue();
  return (
    <p
      id={RESULT_LINE}
      role="status"
      tabIndex={-1}
      className="flex min-h-11 scroll-mt-4 items-center text-base outline-none tabular-nums"
    >
      <span key={isPending ? '' : text}>{isPending ? 'Laden...' : text}</span>
    </p>
  );
}
