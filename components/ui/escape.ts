/** Presses of Escape that belong to the dialog below a toast. */
const left = new WeakSet<Event>();

export function leaveToDialog(event: KeyboardEvent): void {
  if (!document.activeElement?.closest('[role=dialog]')) return;
  event.preventDefault();
  left.add(event);
}

export const isLeftToDialog = (event: Event): boolean => left.has(event);
