/** Told by components/shell/route-effects.tsx once another page has taken the place of this one without a load. */
export const PAGE_SHOWN = 'page-shown';

/** Has something done once the whole page is there, and again at each page that takes its place. */
export function onPage(act: () => void): void {
  if (document.readyState !== 'loading') act();
  else addEventListener('DOMContentLoaded', act, { once: true });
  addEventListener(PAGE_SHOWN, act);
}

/** Has something done when an element that fits is pressed, whenever it may come. */
export function onPress(
  selector: string,
  act: (pressed: HTMLElement, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (pressed) act(pressed, event);
  });
}

/**
 * Calls `update` once the page is there and, once a frame at most, whenever the window is scrolled or
 * resized.
 */
export function onScroll(update: () => void): void {
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  onPage(schedule);
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
}
