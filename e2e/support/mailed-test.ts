import { startMailbox, type Mailbox } from './mailbox';
import { startPortal, type Portal, type Provider } from './portal';
import { ENV, test as base } from './test';

interface Fixtures {
  mailbox: Mailbox;
  served: Portal;
}

type Use<Thing> = (thing: Thing) => Promise<void>;

async function openMailbox(use: Use<Mailbox>) {
  const mailbox = await startMailbox();
  await use(mailbox);
  await mailbox.stop();
}

async function serve(provider: Provider, mailbox: Mailbox, use: Use<Portal>) {
  const env = { ...ENV, SMTP_URL: mailbox.url, COMPANY_EMAIL: 'buero@wohnlotse.example' };
  const served = await startPortal({ provider, env });
  await use(served);
  await served.stop();
}

// The test's time excludes the making of its database.
const timeout = 600_000;

export const test = base.extend<Fixtures>({
  mailbox: ({}, use) => openMailbox(use),
  served: [({ provider, mailbox }, use) => serve(provider, mailbox, use), { timeout }],
  baseURL: ({ served }, use) => use(served.url),
});

/** With one server for all tests of a file: each needs an address of its own. */
export const sharedTest = base.extend<object, Fixtures>({
  mailbox: [({}, use) => openMailbox(use), { scope: 'worker' }],
  served: [
    ({ provider, mailbox }, use) => serve(provider, mailbox, use),
    { scope: 'worker', timeout },
  ],
  baseURL: ({ served }, use) => use(served.url),
});

export { expect } from '@playwright/test';
