'use client';

import { Button } from '@/components/ui/button';
import type { SubmissionCard } from '@/lib/submissions/admin/submission/submission';
import { FailureNote } from './failure-note';
import { useSubmission } from './submission-context';
import { useOperation } from './use-operation';

interface AssignmentProps {
  assignee: SubmissionCard['assignee'];
  viewerId: number;
}

export function Assignment({ assignee, viewerId }: AssignmentProps) {
  const { state } = useSubmission();
  const { isSending, failure, run } = useOperation('assignment');
  const isMine = assignee?.id === viewerId;
  const assign = (assigned: boolean) => void run({ assigned, version: state.version });
  return (
    <div className="mb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          {assignee ? (
            <>
              Zugewiesen an Mitarbeiter #{assignee.id}
              <span className="block text-base text-muted">
                {assignee.name}
                {isMine && ' (das sind Sie)'}
              </span>
            </>
          ) : (
            'Noch nicht zugewiesen'
          )}
        </p>
        <Button
          variant="outline"
          width="narrow"
          aria-disabled={isSending}
          aria-keyshortcuts="z"
          onClick={() => assign(!isMine)}
        >
          <span key={String(isMine)}>{isMine ? 'Zuweisung aufheben' : 'Mir zuweisen'}</span>
        </Button>
      </div>
      <FailureNote failure={failure} />
    </div>
  );
}
