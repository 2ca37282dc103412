import { expect, type Page } from '@playwright/test';

/** At the least width that a page has to fit. */
export async function expectFits(page: Page, width = 320) {
  await page.setViewportSize({ width, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}
