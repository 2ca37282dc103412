import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** More presses of Tab than any page of ours asks for. */
const MOST = 250;

/** What is wrong with where the focus is; '' where it can be seen. */
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

/** Something has the focus, in view and with an outline. */
export const expectFocusSeen = (page: Page) => expect.poll(() => faultOfFocus(page)).toBe('');

/** Presses Tab until an element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST; presses += 1) {
    const isThere = await target.evaluate((element) => element === document.activeElement);
    if (isThere) return expectFocusSeen(page);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}.`);
}

/** Goes to an element by Tab and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** The element has the focus by itself, and it shows. */
export async function expectFocusOn(page: Page, target: Locator) {
  await expect(target).toBeFocused();
  await expectFocusSeen(page);
}
