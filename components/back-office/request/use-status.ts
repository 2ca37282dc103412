'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { statusLabel } from '@/lib/requests/kinds/statuses';
import { describeFailure, type Failure } from '../failure';
import type { Current, State } from './merge';
import { useRequest } from './request-context';
import { statusTaken } from './change-labels';

/** What became of a chosen status that is not saved. */
type Unsaved =
  | { status: string; failure: Failure; conflict?: undefined }
  | { status: string; failure?: undefined; conflict: Current };

/** The status of the request: sent as soon as it is chosen, and taken back at a press. */
export function useStatus() {
  const { state, change, refresh, finish } = useRequest();
  const [sending, setSending] = useState<string>();
  const [unsaved, setUnsaved] = useState<Unsaved>();

  /** Says that the former status could not be set again. */
  function sayNotUndone(text: string, again?: () => void) {
    const action = again && {
      label: 'Noch einmal versuchen',
      altText: 'Die Anfrage öffnen und den Status dort ändern',
      onPress: again,
    };
    toast({ title: 'Das ist nicht rückgängig gemacht.', text, variant: 'destructive', action });
  }

  async function undo(former: string, after: State) {
    try {
      const { conflict } = await change(after, { status: former });
      if (conflict) sayNotUndone(statusTaken(conflict));
      else toast({ title: `Status: ${statusLabel(former)}` });
      refresh();
    } catch (error) {
      sayNotUndone(describeFailure(error).text, () => void undo(former, after));
    }
  }

  async function choose(status: string, base: State = state) {
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
      setUnsaved({ status, failure: describeFailure(error) });
    } finally {
      setSending(undefined);
    }
  }

  return {
    shown: sending ?? state.status,
    unsaved,
    choose: (status: string) => void choose(status),
    /** Tries again what has failed, or sets it over what somebody else has set */
    insist: () => unsaved && void choose(unsaved.status, unsaved.conflict),
    giveWay: () => setUnsaved(undefined),
  };
}
