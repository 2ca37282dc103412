import { expect, type Page } from '@playwright/test';
import { touch } from './test';

/**
 * Opens a page whose scripts are held back, but for the first one, which is part of it.
 * @returns lets them come, and resolves once the page has come to life
 */
export async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.unrouteAll();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    // A page that was left meanwhile wants none.
    await route.continue().catch(() => {});
  });
  // The frame itself does not wait for the page to come to life, as page.goto does (test.ts).
  await page.mainFrame().goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html.js:not([data-ready])')).toBeAttached();
  return async () => {
    release();
    // Where nothing has touched the page so far. A press may have led to another page, which is on its way
    // still and is touched once it is there.
    await expect(async () => {
      await touch(page);
      await expect(page.locator('html.js[data-ready]')).toBeAttached({ timeout: 2000 });
    }).toPass();
  };
}
