import { startMailbox, type Mailbox } from './mailbox';
import { startPortal, type Portal } from './portal';
import { ENV, test as base } from './test';

interface Fixtures {
  mailbox: Mailbox;
  served: Portal;
}

export const test = base.extend<Fixtures>({
  mailbox: async ({}, use) => {
    const mailbox = await startMailbox();
    await use(mailbox);
    await mailbox.stop();
  },
  served: [
    async ({ provider, mailbox }, use) => {
      const env = {
        ...ENV,
        SMTP_URL: mailbox.url,
        COMPANY_EMAIL: 'buero@wohnlotse.example',
      };
      const served = await startPortal({ provider, env });
      await use(served);
      await served.stop();
    },
    // The test's time excludes the making of its database.
    { timeout: 600_000 },
  ],
  baseURL: async ({ served }, use) => use(served.url),
});

export { expect } from '@playwright/test';
