import { expect, type Page } from '@playwright/test';

export async function openSearch(page: Page, isMobile = false) {
  if (isMobile) {
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  }
  return page.getByRole('combobox', { name: 'Artikel suchen' });
}

export const options = (page: Page) => page.getByRole('listbox').getByRole('option');
