'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

export const isProtected = (pathname: string, open: readonly string[]): boolean =>
  !open.some((path) => pathname === path || pathname.startsWith(`${path}/`));

const FIELDS = 'input, textarea, select, [contenteditable]';
/** With Ctrl or Command, outside fields */
const PAGE_KEYS = ['c', 'x', 'a', 's', 'p'];
/** With Ctrl and Shift, everywhere */
const TOOL_KEYS = ['i', 'j', 'c', 'k'];
const EVENTS = ['contextmenu', 'copy', 'cut', 'dragstart', 'selectstart'];

const inField = ({ target }: Event) => target instanceof Element && target.closest(FIELDS) !== null;

function isBlockedKey(event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const isControl = event.ctrlKey || event.metaKey;
  if (key === 'f12' || (isControl && key === 'u')) return true;
  if (isControl && event.shiftKey && TOOL_KEYS.includes(key)) return true;
  return isControl && PAGE_KEYS.includes(key) && !inField(event);
}

function refuseScreenshot({ key }: KeyboardEvent) {
  if (key !== 'PrintScreen') return;
  navigator.clipboard?.writeText('').catch(() => {
    // The browser does not allow it; the message appears anyway.
  });
  alert('Screenshots sind auf dieser Website nicht erlaubt.');
}

function silenceConsole() {
  const methods = Object.entries(console).filter(([, value]) => typeof value === 'function');
  Object.assign(console, Object.fromEntries(methods.map(([name]) => [name, () => {}])));
  return () => void Object.assign(console, Object.fromEntries(methods));
}

function blurWithWindow(options: AddEventListenerOptions) {
  let left: HTMLElement | null = null;
  const onBlur = () => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
    left = activeElement;
    left.blur();
  };
  const onFocus = () => {
    if (left?.isConnected && document.activeElement === document.body) {
      left.focus({ preventScroll: true });
    }
    left = null;
  };
  addEventListener('blur', onBlur, { signal: options.signal });
  addEventListener('focus', onFocus, { signal: options.signal });
}

/** Exempts fields. @returns ends it */
export function protect(): () => void {
  const events = new AbortController();
  const options = { signal: events.signal, capture: true };
  for (const type of EVENTS) {
    document.addEventListener(type, (event) => !inField(event) && event.preventDefault(), options);
  }
  const onKeyDown = (event: KeyboardEvent) => isBlockedKey(event) && event.preventDefault();
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('keyup', refuseScreenshot, options);
  blurWithWindow(options);
  const unmute = silenceConsole();
  document.documentElement.dataset.protected = '';
  return () => {
    delete document.documentElement.dataset.protected;
    unmute();
    events.abort();
  };
}

export function ContentProtection({ open }: { open: readonly string[] }) {
  const isActive = isProtected(usePathname(), open);
  useEffect(() => (isActive ? protect() : undefined), [isActive]);
  return null;
}
