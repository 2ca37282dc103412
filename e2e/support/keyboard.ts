import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** More presses than any page needs. */
const MOST = 250;

/** '' if the focus is visible. */
const faultOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'Nothing has the focus.';
    const isOutlined = [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(focused, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    });
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return isOutlined && isInView ? '' : `Not to be seen: ${focused.outerHTML.slice(0, 200)}`;
  });

export const expectFocusSeen = (page: Page) => expect.poll(() => faultOfFocus(page)).toBe('');

export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST; presses += 1) {
    const isThere = await target.evaluate((element) => element === document.activeElement);
    if (isThere) return expectFocusSeen(page);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}.`);
}

export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function expectFocusOn(page: Page, target: Locator) {
  await expect(target).toBeFocused();
  await expectFocusSeen(page);
}
