import { expect, type Page } from '@playwright/test';

export const expectAlive = (page: Page) => expect(page.locator('[data-alive]')).toBeAttached();

/** After a link or form that loads another document: from here on what needs scripts can be pressed. */
export async function expectArrival(page: Page, address: string | RegExp) {
  await expect(page).toHaveURL(address);
  await expectAlive(page);
}
