'use client';

import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from './error-summary';
import type { SendFailure } from './send-form';

interface FailureSummaryProps<Values extends FieldValues> {
  failure?: SendFailure & { attempt: number };
  control: Control<Values>;
  onFollow: (name: string) => void;
}

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
