'use client';

import { useRouter } from 'next/navigation';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { employeeRoutes } from '@/lib/employee-routes';
import { call } from '@/lib/platform/http/client';
import { useRegularly } from './use-regularly';
import { cardLinks, cardOf } from './cards';
import { QueueContext, RESULT_LINE, type Selected } from './queue-context';
import { useCardKeys } from './use-card-keys';

/** Whether a click is to follow a link here, rather than in another tab or window. */
const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Milliseconds between two reports; a colleague without one counts as gone after half a minute. */
const INTERVAL = 10_000;

type Others = Record<string, string[]>;

/** Reports the open request. @returns those of colleagues; none after a failure */
async function say(open: string | undefined): Promise<Others> {
  try {
    const body = { open: open ?? null };
    return (await call<{ others: Others }>(employeeRoutes.presence, { method: 'POST', body }))
      .others;
  } catch {
    return {};
  }
}

/** Reports every ten seconds which request is open here, and fetches which ones colleagues have open. */
function useOthers(openId: string | undefined): Others {
  const [others, setOthers] = useState<Others>({});
  useRegularly(async () => setOthers(await say(openId)), INTERVAL);
  useEffect(() => {
    let isOver = false;
    void say(openId).then((answer) => isOver || setOthers(answer));
    return () => {
      isOver = true;
    };
  }, [openId]);
  return others;
}

/** Which requests of a list are selected. */
function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, Selected>>(new Map());

  function select(requests: readonly Selected[], isSelected: boolean) {
    setSelected((before) => {
      const next = new Map(before);
      for (const request of requests) {
        if (isSelected) next.set(request.id, request);
        else next.delete(request.id);
      }
      return next;
    });
  }

  return { selected, select };
}

/** A request may be in two lists, and its cards have different ids there. */
const isOf = (link: HTMLElement, id: string) => cardOf(link)?.endsWith(id) ?? false;

/** Whether nothing has the focus, apart from the heading, which is the fallback. */
const isUnclaimed = (focused: Element | null) => !focused || focused.matches('body, main h1');

/**
 * Moves the focus to the card of a request that was just closed, unless something else has it: after a
 * deep link no card had opened it. If the card is gone, its neighbour gets the focus.
 * @param openId the request that is open over the list
 */
function useReturnToCard(region: RefObject<HTMLElement | null>, openId?: string) {
  const closed = useRef<{ id: string; index: number }>(undefined);
  useEffect(() => {
    if (!region.current) return;
    if (openId) {
      const index = cardLinks(region.current).findIndex((link) => isOf(link, openId));
      closed.current = { id: openId, index: Math.max(index, 0) };
      return;
    }
    if (!closed.current) return;
    const { id, index } = closed.current;
    closed.current = undefined;
    // The dialog restores the focus when it has closed.
    const timer = setTimeout(() => {
      if (!region.current || !isUnclaimed(document.activeElement)) return;
      const links = cardLinks(region.current);
      const card = links.find((link) => isOf(link, id)) ?? links[index] ?? links.at(-1);
      card?.focus();
    });
    return () => clearTimeout(timer);
  }, [region, openId]);
}

interface QueueRegionProps {
  /** The request that is open over the list */
  openId?: string;
  children: ReactNode;
}

/**
 * A list with its filters. Its links and its form work as plain ones; with scripts they change the list
 * in place, and arrow keys move through it. `data-queue` marks such links; with 'page' the focus moves to
 * the start of the list.
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
      {/* Handles clicks on the links inside. */}
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
