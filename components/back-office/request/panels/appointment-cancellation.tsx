'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FailureNote } from '../failure-note';
import { useRequest } from '../request-context';
import { useOperation } from '../use-operation';

/** Calls the appointment off; asked once more, because a mail about it goes out at once. */
export function AppointmentCancellation({ onDone }: { onDone: () => void }) {
  const { state } = useRequest();
  const { isSending, failure, run } = useOperation('appointment-cancellation');
  const [isAsking, setAsking] = useState(false);
  const cancel = async () => {
    if (await run({ version: state.version })) onDone();
  };
  return (
    <div>
      <Button variant="outline" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
        Termin absagen
      </Button>
      {isAsking && (
        <div className="mt-3">
          <p>Die Absage geht sofort per E-Mail hinaus.</p>
          <Button className="mt-2" aria-disabled={isSending} onClick={() => void cancel()}>
            <span key={String(isSending)}>{isSending ? 'Wird gesendet...' : 'Absage senden'}</span>
          </Button>
        </div>
      )}
      <FailureNote failure={failure} onRetry={() => void cancel()} />
    </div>
  );
}
