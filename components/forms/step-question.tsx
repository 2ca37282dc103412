import type { ReactNode } from 'react';

/** The question of a step. It takes the focus when the step is shown. */
export function StepQuestion({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} tabIndex={-1} data-question className="text-2xl outline-none sm:text-3xl">
      {children}
    </h2>
  );
}
