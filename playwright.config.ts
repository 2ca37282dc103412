import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './e2e/support/test';

const DESKTOP = { viewport: { width: 1280, height: 860 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export default defineConfig<object, WorkerOptions>({
  testDir: './e2e',
  globalSetup: './e2e/support/templates.ts',
  outputDir: './test-results',
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try is a defect to find.
  retries: 0,
  workers: availableParallelism(),
  // These end only tests that would never end: a slow machine is no defect.
  timeout: 1_800_000,
  expect: { timeout: 60_000, toPass: { timeout: 300_000 } },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    // Recording every test takes a third of the time. To look at one: npm run e2e -- NAME --trace on
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.HEADLESS_CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    // No browser: the server as a program. These files take longest and come first, so that no worker is left
    // alone with one at the end.
    { name: 'system', testDir: './e2e/system' },
    // As it is deployed: behind a proxy that ends TLS.
    {
      name: 'desktop',
      use: { ...DESKTOP, proxied: true, ignoreHTTPSErrors: true },
      testIgnore: /system/,
    },
    // Only what a phone's layout or touch changes.
    { name: 'phone', use: PHONE, grep: /@phone/, testIgnore: /system/ },
    // One journey of each kind whose SQL differs: searches, counts, transactions.
    {
      name: 'postgres',
      use: { ...DESKTOP, provider: 'postgresql' },
      grep: /@database/,
      testIgnore: /system/,
    },
  ],
});
