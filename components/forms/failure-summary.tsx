'use client';

import { ErrorSummary } from './error-summary';
import type { SendFailure } from './send-form';

interface FailureSummaryProps {
  failure?: SendFailure & { attempt: number };
  /** Leads to the field that an entry names */
  onFollow: (name: string) => void;
}

/** Why a form could not be sent, once it has been tried. */
export function FailureSummary({ failure, onFollow }: FailureSummaryProps) {
  if (!failure) return null;
  const entries = Object.entries(failure.fields).map(([name, message]) => ({ name, message }));
  return (
    <ErrorSummary key={failure.attempt} title={failure.title} entries={entries} onFollow={onFollow}>
      {failure.text && <p className="mt-2">{failure.text}</p>}
    </ErrorSummary>
  );
}
