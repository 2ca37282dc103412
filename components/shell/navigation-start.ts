/** 'traverse' is back and forward. */
export type NavigationType = 'push' | 'replace' | 'traverse';

type Listener = (pathname: string, type: NavigationType) => void;

const listeners = new Set<Listener>();

export function announceNavigation(url: string, type: NavigationType): void {
  const { pathname } = new URL(url, location.href);
  for (const listener of listeners) listener(pathname, type);
}

export function onNavigationStart(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
