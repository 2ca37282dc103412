import { defineConfig } from '@playwright/test';
import type { Provider } from './e2e/support/portal';

const DESKTOP = { viewport: { width: 1280, height: 860 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/**
 * What is no different on a phone: no layout, no touch, or a page for a desk. Single tests of that kind
 * carry the tag '@once'.
 */
const DESK_ALONE = [
  ...[/seo/, /without-scripts/, /later-scripts/, /guide-hostile/, /proof-of-work/],
  ...[/content-protection/, /consent-ledger/, /employee-login/],
];

export default defineConfig<object, { provider: Provider }>({
  testDir: './e2e',
  outputDir: './test-results',
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try is a defect to find.
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'desktop', use: DESKTOP, testIgnore: /system/ },
    { name: 'phone', use: PHONE, testIgnore: [/system/, ...DESK_ALONE], grepInvert: /@once/ },
    // The journeys that end in the database, once more on the other one.
    {
      name: 'postgres',
      use: { ...DESKTOP, provider: 'postgresql' },
      grep: /@database/,
      testIgnore: /system/,
    },
    // No browser: the server as a program. Each test starts what it needs.
    { name: 'system', testDir: './e2e/system' },
  ],
});
