'use client';

import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from './error-summary';
import type { SendFailure } from './send-form';

interface FailureSummaryProps<Values extends FieldValues> {
  failure?: SendFailure & { attempt: number };
  /** Of the form: what has been put right since is ticked off */
  control: Control<Values>;
  /** Leads to the field that an entry names */
  onFollow: (name: string) => void;
}

/** Why a form could not be sent, once it has been tried. */
export function FailureSummary<Values extends FieldValues>({
  failure,
  control,
  onFollow,
}: FailureSummaryProps<Values>) {
  const { errors } = useFormState({ control });
  if (!failure) return null;
  const entries = Object.entries(failure.fields).map(([name, message]) => ({
    name,
    message,
    isMended: !(name in errors),
  }));
  return (
    <ErrorSummary key={failure.attempt} title={failure.title} entries={entries} onFollow={onFollow}>
      {failure.text && <p className="mt-2">{failure.text}</p>}
      {failure.isPartMissing && (
        <Button variant="outline" className="mt-4" onClick={() => location.reload()}>
          Seite neu laden
        </Button>
      )}
    </ErrorSummary>
  );
}
