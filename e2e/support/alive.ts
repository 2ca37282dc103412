import { expect, type Page } from '@playwright/test';

export const expectAlive = (page: Page) => expect(page.locator('[data-alive]')).toBeAttached();
