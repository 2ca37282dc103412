import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

// On globalThis: application and server (server.ts) are bundled separately.
const holder = globalThis as typeof globalThis & {
  portalRequestIds?: AsyncLocalStorage<string | undefined>;
};

export const requestIds = () => (holder.portalRequestIds ??= new AsyncLocalStorage());

export const requestId = (): string | undefined => holder.portalRequestIds?.getStore();
