'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { cardLinks, cardOf, nextCard, nextTab } from './cards';
import { hasShortcuts } from './shortcuts';

/** Fields in which a key is a character. */
const FIELD = 'input, textarea, select, [contenteditable]';

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** One card at a time is reached by Tab, with all that stands in it; the arrow keys lead to the others. */
function markReachable(region: HTMLElement, id: string | undefined) {
  for (const card of region.querySelectorAll<HTMLElement>('[data-card]')) {
    for (const link of card.querySelectorAll('a')) {
      link.tabIndex = card.dataset.card === id ? 0 : -1;
    }
  }
}

/** The tab that a key leads to from another one. */
function tabFor({ target, key }: KeyboardEvent, region: HTMLElement): HTMLElement | undefined {
  const tabs = [...region.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.indexOf(target as HTMLElement);
  return index < 0 ? undefined : tabs[nextTab(key, index, tabs.length) ?? -1];
}

/** The card that a key leads to, if it leads to one. */
function cardFor(event: KeyboardEvent, region: HTMLElement): HTMLElement | undefined {
  const links = cardLinks(region);
  const { target, key } = event;
  if (target instanceof HTMLInputElement && target.type === 'search')
    return key === 'ArrowDown' ? links[0] : undefined;
  const id = cardOf(target);
  const index = links.findIndex((link) => id !== undefined && cardOf(link) === id);
  return index < 0 ? undefined : links[nextCard(key, index, links.length) ?? -1];
}

/**
 * The keys of a queue: arrows, Home and End move through the cards, from the search an arrow leads
 * down to them; '/' leads to the search from wherever no field has the focus.
 */
export function useCardKeys(region: RefObject<HTMLElement | null>) {
  const current = useRef<string>(undefined);

  // The list may be another one after each rendering.
  useEffect(() => {
    if (!region.current) return;
    const ids = cardLinks(region.current).map(cardOf);
    if (!ids.includes(current.current)) current.current = ids[0];
    markReachable(region.current, current.current);
  });

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const events = new AbortController();
    const { signal } = events;
    const move = (event: KeyboardEvent) => {
      if (hasModifier(event)) return;
      const next = tabFor(event, element) ?? cardFor(event, element);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const remember = ({ target }: FocusEvent) => {
      current.current = cardOf(target) ?? current.current;
      markReachable(element, current.current);
    };
    const search = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      // Shift belongs to '/' on a German keyboard.
      if (key !== '/' || ctrlKey || metaKey || altKey || !hasShortcuts()) return;
      if (target instanceof Element && target.closest(`${FIELD}, [role$=dialog]`)) return;
      const field = element.querySelector<HTMLInputElement>('input[type=search]');
      if (!field) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    element.addEventListener('keydown', move, { signal });
    element.addEventListener('focusin', remember, { signal });
    document.addEventListener('keydown', search, { signal });
    return () => events.abort();
  }, [region]);
}
