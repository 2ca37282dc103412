import type { Page } from '@playwright/test';

/**
 * Opens a page whose scripts are on their way until what is returned lets them come, also to a page that it
 * leads to meanwhile.
 */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    // A page that was left meanwhile wants none.
    await route.continue().catch(() => {});
  });
  // The frame itself does not wait for the page to come to life, as page.goto does (test.ts).
  await page.mainFrame().goto(address, { waitUntil: 'domcontentloaded' });
  return release;
}
