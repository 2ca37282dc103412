'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';
import { isPlainClick } from '@/components/shell/plain-click';
import { QueueContext } from './queue-context';
import { useOthers } from './use-others';
import { useSelection } from './use-selection';
import { useCardKeys } from './use-card-keys';
import { useReturnToCard } from './use-return-to-card';

/** Id of the line that says what a list holds; after a change of page it has the focus. */
export const RESULT_LINE = 'ergebnis';

interface QueueRegionProps {
  /** The request that is open over the list */
  openId?: string;
  children: ReactNode;
}

/**
 * A list with everything that narrows it down. Its links and its form are plain ones, each with an
 * address of its own; with scripts they change the list in place, and the arrow keys move through it.
 * `data-queue` on a link says what happens to the focus: 'page' leads to the start of the list.
 */
export function QueueRegion({ openId, children }: QueueRegionProps) {
  const router = useRouter();
  const region = useRef<HTMLDivElement>(null);
  const leadsToStart = useRef(false);
  const [isPending, startTransition] = useTransition();
  const go = (href: string) => startTransition(() => router.push(href, { scroll: false }));

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-queue]');
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    leadsToStart.current = link.dataset.queue === 'page';
    go(link.pathname + link.search);
  }

  useEffect(() => {
    if (isPending || !leadsToStart.current) return;
    leadsToStart.current = false;
    document.getElementById(RESULT_LINE)?.focus();
  }, [isPending]);

  const selection = useSelection();
  const others = useOthers(openId);
  useCardKeys(region);
  useReturnToCard(region, openId);

  return (
    <QueueContext value={{ isPending, go, ...selection, others }}>
      {/* What is pressed are the links inside; here they are followed. */}
      {}
      <div
        ref={region}
        onClick={follow}
        data-pending={isPending || undefined}
        className="group/queue"
      >
        {children}
      </div>
    </QueueContext>
  );
}
