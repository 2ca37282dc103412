import { expect, type Page } from '@playwright/test';
import { touch } from './test';

/** Waits until the scripts of a page have come to life. */
export async function expectAlive(page: Page) {
  // A page of another context than the test's own is not touched by being opened.
  await touch(page);
  await expect(page.locator('[data-alive], html[data-ready]').first()).toBeAttached();
}
