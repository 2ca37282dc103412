'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { statusLabel } from '@/lib/submissions/kinds/statuses';
import { describeOperationFailure, type Failure } from '../failure';
import { statusTaken } from './change-labels';
import { DropdownField } from './dropdown-field';
import { FailureNote } from './failure-note';
import type { NewerState, SubmissionState } from './save-change';
import { useSubmission } from './submission-context';

type Unsaved =
  | { status: string; failure: Failure; conflict?: undefined }
  | { status: string; failure?: undefined; conflict: NewerState };

/** Sent as soon as it is chosen; the toast offers to undo it. */
function useStatus() {
  const { state, change, refresh, finish } = useSubmission();
  const [sending, setSending] = useState<string>();
  const [unsaved, setUnsaved] = useState<Unsaved>();

  function sayNotUndone(text: string, again?: () => void) {
    const action = again && {
      label: 'Noch einmal versuchen',
      altText: 'Die Anfrage öffnen und den Status dort ändern',
      onPress: again,
    };
    toast({ title: 'Das ist nicht rückgängig gemacht.', text, variant: 'destructive', action });
  }

  async function undo(former: string, after: SubmissionState) {
    try {
      const { conflict } = await change(after, { status: former });
      if (conflict) sayNotUndone(statusTaken(conflict));
      else toast({ title: `Status: ${statusLabel(former)}` });
      refresh();
    } catch (error) {
      sayNotUndone(describeOperationFailure(error).text, () => void undo(former, after));
    }
  }

  async function choose(status: string, base: SubmissionState = state) {
    if (sending) return;
    setSending(status);
    setUnsaved(undefined);
    try {
      const { state: after, conflict } = await change(base, { status });
      if (conflict) return setUnsaved({ status, conflict });
      const action = {
        label: 'Rückgängig',
        altText: 'Die Anfrage öffnen und den Status zurücksetzen',
        onPress: () => void undo(base.status, after),
      };
      toast({ title: `Status: ${statusLabel(status)}`, action });
      finish();
    } catch (error) {
      setUnsaved({ status, failure: describeOperationFailure(error) });
    } finally {
      setSending(undefined);
    }
  }

  return {
    shown: sending ?? state.status,
    unsaved,
    choose: (status: string) => void choose(status),
    insist: () => unsaved && void choose(unsaved.status, unsaved.conflict),
    giveWay: () => setUnsaved(undefined),
  };
}

interface StatusConflictProps {
  wanted: string;
  conflict: NewerState;
  onInsist: () => void;
  onGiveWay: () => void;
}

function StatusConflict({ wanted, conflict, onInsist, onGiveWay }: StatusConflictProps) {
  return (
    <div className="mb-5 rounded-md border border-brick-text bg-brick-soft p-4">
      <p className="font-semibold">
        {statusTaken(conflict)} „{statusLabel(wanted)}“ ist nicht gespeichert.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" onClick={onInsist}>
          „{statusLabel(wanted)}“ setzen
        </Button>
        <Button variant="outline" onClick={onGiveWay}>
          „{statusLabel(conflict.status)}“ lassen
        </Button>
      </div>
    </div>
  );
}

export function StatusField() {
  const { target } = useSubmission();
  const { shown, unsaved, choose, insist, giveWay } = useStatus();
  const options = KINDS[target.type].progress.all.map((value) => ({
    value,
    label: statusLabel(value),
  }));
  return (
    <div>
      <DropdownField
        name="status"
        label="Status"
        options={options}
        value={shown}
        shortcut="s"
        onValueChange={choose}
      />
      <FailureNote failure={unsaved?.failure} onRetry={insist} />
      <div role="alert">
        {unsaved?.conflict && (
          <StatusConflict
            wanted={unsaved.status}
            conflict={unsaved.conflict}
            onInsist={insist}
            onGiveWay={giveWay}
          />
        )}
      </div>
    </div>
  );
}
