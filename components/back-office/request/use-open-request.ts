'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useOptimistic, useState } from 'react';
import { keepTexts, keptKeys } from './draft-box';
import type { State } from './merge';
import type { OpenRequest } from './request-context';
import { saveChange, type Target } from './save-change';

interface Opened {
  target: Target;
  /** As the server has rendered it */
  rendered: State;
  /** The list that the dialog lies over */
  closeHref: string;
  employeeId: number;
}

/**
 * The state of the dialog: whether it is open, the newest state that is known of its request, and
 * whether closing it has to be asked about.
 */
export function useOpenRequest({ target, rendered, closeHref, employeeId }: Opened) {
  const router = useRouter();
  // It goes at once; should its page stay after all, so does the dialog.
  const [isOpen, setOpen] = useOptimistic(true);
  const [isAsking, setAsking] = useState(false);
  const [saved, setSaved] = useState<State>();
  const state = saved && saved.version > rendered.version ? saved : rendered;
  const draftPrefix = `anfrage:${employeeId}:${target.type}:${target.id}:`;

  const leave = () =>
    startTransition(() => {
      setOpen(false);
      router.replace(closeHref, { scroll: false });
    });
  const refresh = () => router.refresh();

  const request: OpenRequest = {
    target,
    state,
    draftPrefix,
    refresh,
    change: async (base, wanted) => {
      const result = await saveChange(target, base, wanted);
      setSaved(result.state ?? result.conflict);
      // What else has happened meanwhile is to be read, too.
      if (result.conflict) refresh();
      return result;
    },
    finish: () => (keptKeys(draftPrefix).length > 0 ? refresh() : leave()),
    close: () => (keptKeys(draftPrefix).length > 0 ? setAsking(true) : leave()),
  };
  const discard = () => {
    for (const key of keptKeys(draftPrefix)) keepTexts(key, undefined);
    setAsking(false);
    leave();
  };
  return { request, isOpen, isAsking, stay: () => setAsking(false), discard };
}
