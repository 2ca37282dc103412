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
import { cardLinks, queueCard } from './cards';
import { QueueContext, RESULT_LINE, type Selected } from './queue-context';
import { useCardKeys } from './use-card-keys';

const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Milliseconds; the server drops a colleague after 30 seconds without a report. */
const INTERVAL = 10_000;

type Others = Record<string, string[]>;

async function say(open: string | undefined): Promise<Others> {
  try {
    const body = { open: open ?? null };
    return (await call<{ others: Others }>(employeeRoutes.presence, { method: 'POST', body }))
      .others;
  } catch {
    return {};
  }
}

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

function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, Selected>>(new Map());

  function select(submissions: readonly Selected[], isSelected: boolean) {
    setSelected((before) => {
      const next = new Map(before);
      for (const submission of submissions) {
        if (isSelected) next.set(submission.id, submission);
        else next.delete(submission.id);
      }
      return next;
    });
  }

  return { selected, select };
}

/** A submission may be in two lists, where its cards have different id prefixes. */
const isOf = (link: HTMLElement, id: string) => queueCard(link)?.endsWith(id) ?? false;

/** The page heading is the fallback for a lost focus. */
const isUnclaimed = (focused: Element | null) => !focused || focused.matches('body, main h1');

/**
 * Focuses the card of a closed submission, or its neighbour if that is gone; not after a deep link,
 * and not if something else has the focus.
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

/**
 * Links with `data-queue` and the form change the list in place; `data-queue="page"` moves the
 * focus to the start of the list. Both work without scripts.
 */
export function QueueRegion({ openId, children }: { openId?: string; children: ReactNode }) {
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
