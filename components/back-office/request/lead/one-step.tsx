'use client';

import { Button, type ButtonLook } from '@/components/ui/button';
import { FailureNote } from '../failure-note';
import type { OperationName } from '../operate';
import { useOperation } from '../use-operation';

interface OneStepProps extends ButtonLook {
  operation: OperationName;
  body?: object;
  label: string;
  /** Said while it is being done */
  pending: string;
}

/** A button that does one thing with the lead, with nothing to fill in. */
export function OneStep({ operation, body = {}, label, pending, ...look }: OneStepProps) {
  const { isSending, failure, run } = useOperation(operation);
  return (
    <div>
      <Button variant="outline" {...look} aria-disabled={isSending} onClick={() => void run(body)}>
        {isSending ? pending : label}
      </Button>
      <FailureNote failure={failure} onRetry={() => void run(body)} />
    </div>
  );
}
