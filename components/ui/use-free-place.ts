'use client';

import { useLayoutEffect, useRef } from 'react';
import { freePlace } from './free-place';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=combobox], [role=tab]';

/** Pixels from which on what can be pressed is a button and no word in a text. */
const BUTTON = 40;

/** Pixels below the first place, as the style sheet has it (bottom-14). */
const FIRST = 56;

/** What can be pressed now: of a page below a dialog nothing can. */
function controls(own: Element) {
  const dialog = [...document.querySelectorAll('[role$=dialog]')].at(-1);
  return [...(dialog ?? document).querySelectorAll(CONTROLS)]
    .filter((control) => !own.contains(control))
    .map((control) => {
      const { left, top, right, bottom, height } = control.getBoundingClientRect();
      return { left, top, right, bottom, weight: height >= BUTTON ? 100 : 1 };
    });
}

/** Keeps an element where it covers nothing that can be pressed, also when the page below it changes. */
export function useFreePlace<Shown extends HTMLElement>() {
  const shown = useRef<Shown>(null);
  useLayoutEffect(() => {
    const element = shown.current;
    if (!element) return;
    let frame = 0;
    function move() {
      if (!element) return;
      const { width, height } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const room = { width: clientWidth, height: clientHeight };
      const { left, top } = freePlace({ width, height }, controls(element), room, FIRST);
      Object.assign(element.style, {
        left: `${left}px`,
        top: `${top}px`,
        right: 'auto',
        bottom: 'auto',
      });
    }
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(move);
    };
    move();
    // A dialog closes, a list is there, somebody scrolls: what lies below is another page.
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', later, { capture: true, passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
    };
  }, []);
  return shown;
}
