import { test as base } from '@playwright/test';
import { startPortal, type Portal } from './portal';

type Start = typeof startPortal;

/** `start` starts a server that is stopped after the test. */
export const test = base.extend<{ start: Start }>({
  start: async ({}, use) => {
    const started: Portal[] = [];
    await use(async (options) => {
      const portal = await startPortal(options);
      started.unshift(portal);
      return portal;
    });
    for (const portal of started) await portal.stop();
  },
});

export { expect } from '@playwright/test';
