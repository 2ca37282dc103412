'use client';

import { Button } from '@/components/ui/button';
import { FailureNote } from '../failure-note';
import { useOperation } from '../use-operation';

/** Calls the appointment off; the person gets a mail about it. */
export function AppointmentCancellation({ onDone }: { onDone: () => void }) {
  const { isSending, failure, run } = useOperation('appointment-cancellation');
  const cancel = async () => {
    if (await run({})) onDone();
  };
  return (
    <div>
      <Button variant="outline" aria-disabled={isSending} onClick={() => void cancel()}>
        {isSending ? 'Wird gesendet...' : 'Termin absagen'}
      </Button>
      <FailureNote failure={failure} onRetry={() => void cancel()} />
    </div>
  );
}
