import { expect, type Page } from '@playwright/test';

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** No line is wider than the window, by default that of a small phone. */
export async function expectFits(page: Page, width = 320, height = 640) {
  await page.setViewportSize({ width, height });
  await expect.poll(() => widthOf(page), { message: page.url() }).toBe(width);
}
