import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';

interface SlotHolder {
  portalResponseStatus?: AsyncLocalStorage<{ requestId?: string }>;
}

/** The id of the request that is being answered, as its answer names it in X-Request-Id (scripts/serve.ts). */
export const requestId = (): string | undefined =>
  (globalThis as SlotHolder).portalResponseStatus?.getStore()?.requestId;
