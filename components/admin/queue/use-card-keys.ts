'use client';

import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { storedText, storeText } from '@/lib/platform/stored-text';
import { cardLinks, queueCard, nextCard, nextTab } from './cards';

// WCAG 2.1.4: shortcuts can be switched off, because dictation triggers them by mistake. A letter
// presses the element with that `aria-keyshortcuts` (keys-hint.tsx).
const STORED_UNDER = 'back-office-shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Without localStorage the choice lasts until the page is left. */
let chosen: boolean | undefined;

const hasShortcuts = () => chosen ?? storedText('localStorage', STORED_UNDER) !== OFF;

export function setShortcuts(on: boolean): void {
  chosen = on;
  storeText('localStorage', STORED_UNDER, on ? null : OFF);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useShortcuts = () => useSyncExternalStore(subscribe, hasShortcuts, () => true);

const FIELD = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
/** Focused by a key, not pressed. */
const TYPED = 'input:not([type=checkbox]), textarea, select';

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Searches the topmost dialog, the focused card, or the page. */
function keyedElement(key: string, target: EventTarget | null): HTMLElement | undefined {
  const dialog = [...document.querySelectorAll('[role$=dialog]')].at(-1);
  const card = target instanceof Element ? target.closest('[data-card]') : null;
  const within = dialog ? [dialog] : [...(card ? [card] : []), document];
  const selector = `[aria-keyshortcuts="${CSS.escape(key)}"]`;
  const found = within.map((each) => each.querySelector<HTMLElement>(selector)).find(Boolean);
  return found && (card?.contains(found) || !found.closest('[data-card]')) ? found : undefined;
}

/** One tab stop per list; arrow keys lead to the other cards. */
function markReachable(region: HTMLElement, id: string | undefined) {
  for (const card of region.querySelectorAll<HTMLElement>('[data-card]')) {
    for (const link of card.querySelectorAll<HTMLElement>('a, input')) {
      link.tabIndex = card.dataset.card === id ? 0 : -1;
    }
  }
}

function tabFor({ target, key }: KeyboardEvent, region: HTMLElement): HTMLElement | undefined {
  const tabs = [...region.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.indexOf(target as HTMLElement);
  return index < 0 ? undefined : tabs[nextTab(key, index, tabs.length) ?? -1];
}

function cardFor(event: KeyboardEvent, region: HTMLElement): HTMLElement | undefined {
  const links = cardLinks(region);
  const { target, key } = event;
  if (target instanceof HTMLInputElement && target.type === 'search')
    return key === 'ArrowDown' ? links[0] : undefined;
  const id = queueCard(target);
  const index = links.findIndex((link) => id !== undefined && queueCard(link) === id);
  return index < 0 ? undefined : links[nextCard(key, index, links.length) ?? -1];
}

export function useCardKeys(region: RefObject<HTMLElement | null>) {
  const current = useRef<string>(undefined);

  useEffect(() => {
    if (!region.current) return;
    const ids = cardLinks(region.current).map(queueCard);
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
      current.current = queueCard(target) ?? current.current;
      markReachable(element, current.current);
    };
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      // '/' and '?' need Shift on a German keyboard.
      if (ctrlKey || metaKey || altKey || key.length !== 1) return;
      // '?' opens the overview, which has the switch.
      if (!hasShortcuts() && key !== '?') return;
      if (event.defaultPrevented || (target instanceof Element && target.closest(FIELD))) return;
      const pressed = keyedElement(key, target);
      if (!pressed) return;
      event.preventDefault();
      // Checks the box, and leaves the focus on the card.
      if (pressed.matches('[type=checkbox]')) return pressed.click();
      pressed.focus();
      if (pressed instanceof HTMLInputElement && pressed.type === 'search') pressed.select();
      else if (!pressed.matches(TYPED)) pressed.click();
    };
    element.addEventListener('keydown', move, { signal });
    element.addEventListener('focusin', remember, { signal });
    document.addEventListener('keydown', press, { signal });
    return () => events.abort();
  }, [region]);
}
