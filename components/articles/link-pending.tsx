'use client';

import { useLinkStatus } from 'next/link';

/** Says that the list is on its way, over the line that counts it. Goes inside the link. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return (
    <span
      role="status"
      className={
        pending
          ? 'absolute left-0 bottom-0 flex min-h-11 w-3/5 items-center bg-paper font-normal text-muted'
          : 'sr-only'
      }
    >
      {pending && 'Ratgeber-Artikel werden geladen...'}
    </span>
  );
}
