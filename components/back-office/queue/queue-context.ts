'use client';

import { createContext, use } from 'react';

interface QueueNavigation {
  /** Whether another list has been asked for and is not there yet */
  isPending: boolean;
  /** Asks for another list, or for a request in it, without leaving the page */
  go: (href: string) => void;
}

export const QueueContext = createContext<QueueNavigation>({ isPending: false, go: () => {} });

/** What the parts of a queue share, see components/back-office/queue/queue-region.tsx. */
export const useQueue = () => use(QueueContext);
