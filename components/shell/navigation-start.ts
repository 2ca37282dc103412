/** How a navigation came about: 'traverse' is back and forward. */
export type NavigationType = 'push' | 'replace' | 'traverse';

type Listener = (pathname: string, type: NavigationType) => void;

const listeners = new Set<Listener>();

/** Calls the listeners when another page has been requested. */
export function announceNavigation(url: string, type: NavigationType): void {
  const { pathname } = new URL(url, location.href);
  for (const listener of listeners) listener(pathname, type);
}

/** Calls the listener at the start of each navigation. */
export function onNavigationStart(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
