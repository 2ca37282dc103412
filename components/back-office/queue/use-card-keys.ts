'use client';

import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { cardLinks, cardOf, nextCard, nextTab } from './cards';

// WCAG 2.1.4: shortcuts of one character can be switched off, because dictation triggers them by mistake.
const STORED_UNDER = 'back-office-shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Without localStorage the choice lasts until the page is left. */
let chosen: boolean | undefined;

/** Whether shortcuts are on. */
function hasShortcuts(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(STORED_UNDER) !== OFF;
  } catch {
    return true;
  }
}

export function setShortcuts(on: boolean): void {
  chosen = on;
  try {
    if (on) localStorage.removeItem(STORED_UNDER);
    else localStorage.setItem(STORED_UNDER, OFF);
  } catch {
    // `chosen` keeps it for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useShortcuts = () => useSyncExternalStore(subscribe, hasShortcuts, () => true);

/** Fields in which a key is a character. */
const FIELD = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
/** Elements that a key focuses but does not press. */
const TYPED = 'input:not([type=checkbox]), textarea, select';

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** The element with this shortcut: in the topmost dialog, in the focused card, or on the page. */
function keyedElement(key: string, target: EventTarget | null): HTMLElement | undefined {
  const dialog = [...document.querySelectorAll('[role$=dialog]')].at(-1);
  const card = target instanceof Element ? target.closest('[data-card]') : null;
  const within = dialog ? [dialog] : [...(card ? [card] : []), document];
  const selector = `[aria-keyshortcuts="${CSS.escape(key)}"]`;
  const found = within.map((each) => each.querySelector<HTMLElement>(selector)).find(Boolean);
  // In cards, shortcuts apply only to the focused one.
  return found && (card?.contains(found) || !found.closest('[data-card]')) ? found : undefined;
}

/** Makes one card reachable by Tab, with its links and boxes; arrow keys lead to the others. */
function markReachable(region: HTMLElement, id: string | undefined) {
  for (const card of region.querySelectorAll<HTMLElement>('[data-card]')) {
    for (const link of card.querySelectorAll<HTMLElement>('a, input')) {
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
 * The keys of a queue: arrows, Home and End move through the cards; from the search, arrow down enters
 * them. Outside of fields, a letter presses the element with that `aria-keyshortcuts` (keys-hint.tsx).
 */
export function useCardKeys(region: RefObject<HTMLElement | null>) {
  const current = useRef<string>(undefined);

  // The list may differ after each rendering.
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
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      // Shift belongs to '/' and '?' on a German keyboard.
      if (ctrlKey || metaKey || altKey || key.length !== 1) return;
      // The overview stays reachable, because the switch is there.
      if (!hasShortcuts() && key !== '?') return;
      if (event.defaultPrevented || (target instanceof Element && target.closest(FIELD))) return;
      const pressed = keyedElement(key, target);
      if (!pressed) return;
      event.preventDefault();
      // A box is ticked from the card, which keeps the focus.
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
