/** Milliseconds, specification 9: before a tooltip opens, and how soon after another it opens at once. */
export const TOOLTIP = { openDelay: 700, skipDelay: 300 } as const;

/** Milliseconds in which the pointer may cross from an element to its tooltip (WCAG 1.4.13). */
const CROSSING = 120;
/** Pixels between an element and its tooltip, and between a tooltip and the window's edge. */
const GAP = 8;

const triggerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

function createTip() {
  const tip = document.createElement('div');
  tip.id = 'tooltip';
  tip.className = 'tooltip';
  tip.setAttribute('role', 'tooltip');
  tip.setAttribute('popover', 'manual');
  tip.hidden = true;
  // Within a landmark, so that a screen reader finds it where the page's content is.
  (document.querySelector('main') ?? document.body).append(tip);
  return tip;
}

/** Puts the tooltip above the element, or below it where there is no room, inside the window. */
function place(tip: HTMLElement, trigger: HTMLElement) {
  const at = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const above = at.top - height - GAP;
  const middle = at.left + at.width / 2 - width / 2;
  const rightmost = document.documentElement.clientWidth - width - GAP;
  tip.style.left = `${Math.max(GAP, Math.min(middle, rightmost))}px`;
  tip.style.top = `${above < GAP ? at.bottom + GAP : above}px`;
}

/**
 * Gives every element with `data-tooltip` its tooltip: under a resting mouse and under the keyboard's
 * focus, gone by Escape, by a press, and under a mouse by scrolling. Touch has none, so nothing may be
 * said only there.
 * @returns ends it
 */
export function startTooltips(): () => void {
  const tip = createTip();
  let trigger: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  const close = () => {
    clearTimeout(timer);
    trigger?.removeAttribute('aria-describedby');
    if (!tip.hidden) closedAt = performance.now();
    tip.hidden = true;
    tip.hidePopover?.();
    trigger = null;
  };
  const open = () => {
    if (!trigger?.isConnected) return;
    tip.textContent = trigger.dataset.tooltip ?? '';
    tip.hidden = false;
    tip.showPopover?.();
    place(tip, trigger);
    // What is already the element's name need not be read out again.
    if (trigger.getAttribute('aria-label') !== tip.textContent) {
      trigger.setAttribute('aria-describedby', tip.id);
    }
  };
  const approach = (next: HTMLElement, delay: number) => {
    if (next === trigger) {
      // Back from a detour; while it has not opened yet, the time goes on.
      if (!tip.hidden) clearTimeout(timer);
      return;
    }
    close();
    trigger = next;
    const isSoon = performance.now() - closedAt < TOOLTIP.skipDelay;
    timer = setTimeout(open, isSoon ? 0 : delay);
  };

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const next = triggerOf(target);
    if (next) approach(next, TOOLTIP.openDelay);
    else if (target === tip) clearTimeout(timer);
    else if (trigger && !trigger.matches(':focus-visible')) {
      clearTimeout(timer);
      timer = setTimeout(close, tip.hidden ? 0 : CROSSING);
    }
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const next = triggerOf(target);
    if (next?.matches(':focus-visible')) approach(next, 0);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const events = new AbortController();
  const options = { signal: events.signal, capture: true, passive: true };
  document.addEventListener('pointerover', onPointerOver, options);
  document.addEventListener('focusin', onFocusIn, options);
  document.addEventListener('keydown', onKeyDown, options);
  // A browser scrolls to what the keyboard focuses, and says so only after the focus is there.
  const onScroll = () => {
    if (!trigger?.matches(':focus-visible')) close();
    else if (!tip.hidden) place(tip, trigger);
  };
  document.addEventListener('scroll', onScroll, options);
  for (const type of ['focusout', 'pointerdown']) {
    document.addEventListener(type, close, options);
  }
  return () => {
    close();
    events.abort();
    tip.remove();
  };
}
