'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { cardLinks, cardOf } from './cards';

/** A request may stand in two lists, each of its cards with a name of its own. */
const isOf = (link: HTMLElement, id: string) => cardOf(link)?.endsWith(id) ?? false;

/** The heading of a page has the focus where nothing else asked for it. */
const isUnclaimed = (focused: Element | null) => !focused || focused.matches('body, main h1');

/**
 * Leads the focus back to a card when its request is closed and nothing else has taken the focus: after
 * a deep link there was no card that opened it. Where the card has gone its neighbour takes its place.
 * @param openId the request that is open over the list
 */
export function useReturnToCard(region: RefObject<HTMLElement | null>, openId?: string) {
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
    // The dialog gives the focus back at the end of its own leaving.
    const timer = setTimeout(() => {
      if (!region.current || !isUnclaimed(document.activeElement)) return;
      const links = cardLinks(region.current);
      const card = links.find((link) => isOf(link, id)) ?? links[index] ?? links.at(-1);
      card?.focus();
    });
    return () => clearTimeout(timer);
  }, [region, openId]);
}
