import type { Page } from '@playwright/test';
import { comeAlive } from './test';

/**
 * Opens a page whose scripts are held back.
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
  return async () => {
    release();
    await comeAlive(page);
  };
}

/** Notes from now on, at every picture that the browser paints, whether the element is as it should be. */
export const watchPaints = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const paints: boolean[] = [];
    Object.assign(window, { paints });
    const look = () => {
      paints.push(document.querySelector(wanted) !== null);
      requestAnimationFrame(look);
    };
    look();
  }, selector);
/** How many pictures were painted in which it was not. */
export const paintsWithout = (page: Page) =>
  page.evaluate(() => (window as never as { paints: boolean[] }).paints.filter((is) => !is).length);
