/** The heading of a page that can have the focus, where what had it is gone. */
export const mainHeading = () => document.querySelector<HTMLElement>('h1[tabindex]');

/** Begins a page, or what is left of it, at its heading, without scrolling. */
export function focusMainHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
