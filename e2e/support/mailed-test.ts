import { startMailbox, type Mailbox } from './mailbox';
import { startPortal, type Portal } from './portal';
import { ENV, test as base } from './test';

interface Fixtures {
  mailbox: Mailbox;
  /** A portal of the test's own, whose mails go to the mailbox; `page` opens addresses on it */
  served: Portal;
}

/** As the other browser tests, with a mail server and a database for each test alone. */
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
    // Making its database is no part of the test's time.
    { timeout: 600_000 },
  ],
  baseURL: async ({ served }, use) => use(served.url),
});

export { expect } from '@playwright/test';
