'use client';

import { createContext, use } from 'react';
import type { RequestCard } from '@/lib/requests/back-office/request/request';

/** A request that is selected, as it was seen. */
export type Selected = Pick<RequestCard, 'type' | 'id' | 'version' | 'status'>;

interface QueueState {
  /** Whether another list has been asked for and is not there yet */
  isPending: boolean;
  /** Asks for another list, or for a request in it, without leaving the page */
  go: (href: string) => void;
  selected: ReadonlyMap<string, Selected>;
  select: (requests: readonly Selected[], isSelected: boolean) => void;
  /** Names of the colleagues who have a request open, by its id */
  others: Readonly<Record<string, string[]>>;
}

export const QueueContext = createContext<QueueState>({
  isPending: false,
  go: () => {},
  selected: new Map(),
  select: () => {},
  others: {},
});

/** What the parts of a queue share, see components/back-office/queue/queue-region.tsx. */
export const useQueue = () => use(QueueContext);
