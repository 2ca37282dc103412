'use client';

import { useLayoutEffect, useRef } from 'react';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What can be pressed; a button weighs more than a link in a text. */
interface Control extends Box {
  weight: number;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels between two places that are tried. */
const STEP = 4;
/** Pixels that stay free at the sides. */
const MARGIN = 16;

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Where a box covers nothing that can be pressed: as low as possible, on the right, in the middle or on the
 * left. Where there is no such place, it covers as little as possible.
 * @param first pixels between the box and the lower edge of the window, where it stands if it may
 * @returns pixels from the left and the upper edge
 */
export function freePlace(
  { width, height }: Size,
  controls: readonly Control[],
  window: Size,
  first: number,
): { left: number; top: number } {
  const room = window.width - width;
  const right = Math.max(room - MARGIN, room / 2);
  const columns = [...new Set([right, room / 2, room - right])];
  let best = { left: right, top: window.height - first - height, covered: Infinity };
  for (let top = window.height - first - height; top >= 0; top -= STEP) {
    for (const left of columns) {
      const box = { left, top, right: left + width, bottom: top + height };
      const covered = controls.reduce(
        (sum, control) => sum + control.weight * overlap(box, control),
        0,
      );
      if (covered === 0) return { left, top };
      if (covered < best.covered) best = { left, top, covered };
    }
  }
  return { left: best.left, top: best.top };
}

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
    // A dialog closes, a list appears, a reader scrolls: then other things lie below.
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
