import type { EarlyPress } from './early-presses';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Takes over what has been noted so far. */
export function takeEarlyPresses(): EarlyPress[] {
  const { early = [], event: current } = window;
  window.early = [];
  // A press during which the page comes to life reaches React by itself.
  return early.filter(({ event }) => event !== current || event.type === 'input');
}

/** Writes what was typed as React expects it of a hand: on the element, past React's own setter. */
function typeAgain(field: TextField, value: string) {
  field.value = (field as HTMLInputElement).defaultValue ?? '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Puts a box or a radio button where a click makes it what it was made, so that the click is heard. */
function unset(target: HTMLElement, checked = true) {
  const control = target instanceof HTMLLabelElement ? target.control : target;
  if (!(control instanceof HTMLInputElement)) return;
  control.checked = !checked;
}

/** @returns false where somebody has taken the key, so that it does nothing else */
const dispatchAgain = ({ event, target }: EarlyPress) =>
  target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));

/**
 * Does the presses again, in their order, and tells what has the focus that it has it. React is given
 * the time to answer each.
 */
export async function repeatPresses(presses: readonly EarlyPress[]): Promise<void> {
  const taken = new Set<unknown>();
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const press of presses) {
    const { event, target, value = '', checked } = press;
    const { submitter } = event;
    // No longer dimmed.
    for (const animation of (submitter ?? target).getAnimations?.() ?? []) animation.cancel();
    if (event.type === 'submit') {
      const button = submitter?.isConnected ? submitter : undefined;
      if (!taken.has(target)) (target as HTMLFormElement).requestSubmit(button);
    } else if (event.type === 'reset') {
      (target as HTMLFormElement).reset();
    } else if (event.type !== 'input') {
      if (event.type === 'click') unset(target);
      const isTaken = !dispatchAgain(press);
      if (isTaken && event.type === 'keydown') taken.add((target as HTMLInputElement).form);
    } else if ((target as HTMLInputElement).type === 'checkbox') {
      unset(target, checked);
      target.click();
    } else {
      typeAgain(target as TextField, value);
    }
    await Promise.resolve();
  }
}
