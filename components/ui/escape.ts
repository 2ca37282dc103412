/** Presses of Escape that a message in the corner has left to the dialog below it. */
const left = new WeakSet<Event>();

/** Leaves Escape to the dialog that has the focus, if one has it. */
export function leaveToDialog(event: KeyboardEvent): void {
  if (!document.activeElement?.closest('[role=dialog]')) return;
  event.preventDefault();
  left.add(event);
}

export const isLeftToDialog = (event: Event): boolean => left.has(event);
