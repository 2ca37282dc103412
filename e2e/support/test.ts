import { test as base } from '@playwright/test';
import { startPortal, type Portal, type Provider } from './portal';

interface WorkerOptions {
  provider: Provider;
}

/** Every worker has a server and a database of its own; `page` opens addresses on it. */
export const test = base.extend<{ baseURL: string }, WorkerOptions & { portal: Portal }>({
  provider: ['sqlite', { option: true, scope: 'worker' }],
  portal: [
    async ({ provider }, use) => {
      const portal = await startPortal({ provider, env: { RATE_LIMIT: 'off' } });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
});

export { expect } from '@playwright/test';
