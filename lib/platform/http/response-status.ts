import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';

interface StatusHolder {
  portalResponseStatus?: AsyncLocalStorage<{
    status?: number;
    retryAfter?: number;
    shared?: number;
  }>;
}

/**
 * Sets the status of the page that is being rendered. Next itself can only do so by throwing, and
 * what is thrown is not rendered on the server. The server (scripts/serve.ts) opens the slot for
 * each request; under another server the page keeps status 200.
 * @param retryAfter seconds, sent as Retry-After
 */
export function setResponseStatus(status: number, retryAfter?: number): void {
  const slot = (globalThis as StatusHolder).portalResponseStatus?.getStore();
  if (slot) Object.assign(slot, { status, retryAfter });
}

/**
 * Lets the page that is being rendered be shown to everybody for a while, by shared caches and by the server
 * itself (scripts/serve/kept-pages.ts): there must be nothing of the visitor in it.
 * @param seconds for which a change may go unseen
 */
export function shareResponse(seconds: number): void {
  const slot = (globalThis as StatusHolder).portalResponseStatus?.getStore();
  if (slot) slot.shared = seconds;
}
