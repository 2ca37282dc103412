'use client';

import { useLayoutEffect, useRef } from 'react';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A button weighs more than a link in a text. */
interface Control extends Box {
  weight: number;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels between two places that are tried */
const STEP = 4;
/** Pixels at the sides */
const MARGIN = 16;

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Covers no control if possible; prefers low places, on the right. `first`: pixels above the
 * window's lower edge.
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

/** Pixels: controls of this height are buttons, not links in a text */
const BUTTON = 40;

/** Pixels, as in the style sheet (bottom-14) */
const FIRST = 56;

/** Below a dialog nothing can be pressed. */
function controls(own: Element) {
  const dialog = [...document.querySelectorAll('[role$=dialog]')].at(-1);
  return [...(dialog ?? document).querySelectorAll(CONTROLS)]
    .filter((control) => !own.contains(control))
    .map((control) => {
      const { left, top, right, bottom, height } = control.getBoundingClientRect();
      return { left, top, right, bottom, weight: height >= BUTTON ? 100 : 1 };
    });
}

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
    // Dialogs, lists and scrolling change what lies below.
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
