/** The heading of a page that can have the focus, where what had it is gone. */
export const mainHeading = () => document.querySelector<HTMLElement>('h1[tabindex]');
