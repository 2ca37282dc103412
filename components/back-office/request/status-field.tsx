'use client';

import { Button } from '@/components/ui/button';
import { KINDS } from '@/lib/requests/kinds/kinds';
import { statusLabel } from '@/lib/requests/kinds/statuses';
import { DropdownField } from './dropdown-field';
import { FailureNote } from './failure-note';
import type { Current } from './merge';
import { useRequest } from './request-context';
import { useStatus } from './use-status';
import { statusTaken } from './change-labels';

interface StatusConflictProps {
  wanted: string;
  conflict: Current;
  onInsist: () => void;
  onGiveWay: () => void;
}

/** Two people have set two statuses: one of them decides. */
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

/** The status, sent as soon as it is chosen (specification 4). */
export function StatusField() {
  const { target } = useRequest();
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
