import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

// On globalThis: the application is bundled apart from the server, which enters it (server.ts).
const holder = globalThis as typeof globalThis & {
  portalRequestIds?: AsyncLocalStorage<string | undefined>;
};

/** In which the id of the request that is being answered is known. */
export const requestIds = () => (holder.portalRequestIds ??= new AsyncLocalStorage());

/** The id of the request that is being answered, as its answer names it in X-Request-Id. */
export const requestId = (): string | undefined => holder.portalRequestIds?.getStore();
