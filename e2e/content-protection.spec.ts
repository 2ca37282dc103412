import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const active = (page: Page) => page.locator('html[data-protected]');

const happens = (page: Page, selector: string, type: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (node, name) => node.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })),
      type,
    );

const selected = (page: Page) => page.evaluate(() => getSelection()?.toString() ?? '');

test('text of a guide cannot be marked, copied or looked into; its search field works', async ({
  page,
}) => {
  await page.goto('/ratgeber');
  await expect(active(page)).toBeAttached();
  await page.getByRole('heading', { level: 1 }).dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  expect(await selected(page)).toBe('');
  for (const type of ['contextmenu', 'copy', 'cut', 'dragstart', 'selectstart']) {
    expect(await happens(page, 'h1', type), type).toBe(false);
    expect(await happens(page, 'main input', type), type).toBe(true);
  }
  const field = page.getByRole('searchbox', { name: 'Suchbegriff' });
  await field.fill('Notar');
  await field.press('ControlOrMeta+A');
  await field.press('ControlOrMeta+X');
  await expect(field).toHaveValue('');
});

test('a screenshot key is answered with a sentence', async ({ page }) => {
  await page.goto('/');
  await expect(active(page)).toBeAttached();
  const shown = page.waitForEvent('dialog');
  const pressed = page
    .locator('body')
    .evaluate((body) =>
      body.dispatchEvent(new KeyboardEvent('keyup', { key: 'PrintScreen', bubbles: true })),
    );
  const alert = await shown;
  expect(alert.message()).toBe('Screenshots sind auf dieser Website nicht erlaubt.');
  await alert.accept();
  await pressed;
});

test('where people must copy and print nothing is hindered', async ({ page }) => {
  for (const address of ['/datenquellen', '/employee/login']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(active(page)).toHaveCount(0);
    expect(await happens(page, 'h1', 'copy'), address).toBe(true);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Allgemeine Geschäftsbedingungen' });
  await expect(heading).toBeFocused();
  await heading.selectText();
  expect(await selected(page)).not.toBe('');
  // A link from a legal text starts the protection.
  await page.getByRole('link', { name: 'Wohnlotse' }).first().click();
  await expect(active(page)).toBeAttached();
});

test('the focus that goes with the window comes back with it', async ({ page }) => {
  await page.goto('/');
  await expect(active(page)).toBeAttached();
  const link = page.getByRole('link', { name: 'Alle Ratgeber-Artikel ansehen' });
  await link.focus();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(link).not.toBeFocused();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(link).toBeFocused();
});
