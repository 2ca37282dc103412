/** Takes the focus if its former holder is gone. */
export const mainHeading = () => document.querySelector<HTMLElement>('h1[tabindex]');

/** Without scrolling. */
export function focusMainHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
