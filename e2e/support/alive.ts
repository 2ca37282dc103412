import { expect, type Page } from '@playwright/test';

/** Waits until React answers what is pressed. */
export const expectAlive = (page: Page) => expect(page.locator('[data-alive]')).toBeAttached();
