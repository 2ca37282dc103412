import { expectAccessible } from './support/axe';
import { expect, holdsRedirect, passRedirect, test } from './support/test';

const MESSAGE = 'Du wirst automatisch zur Startseite weitergeleitet...';
const HOME = /^Ihre Immobilie/;

test('an unknown address says so with status 404, and leads home after three seconds', async ({
  page,
}) => {
  await page.goto('/impressum');
  const response = await page.goto('/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect(page.getByText('Diese Seite wurde nicht gefunden.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: MESSAGE })).toBeVisible();
  const bar = page.locator('.redirect-bar');
  expect(await bar.evaluate((node) => getComputedStyle(node, '::before').animationDuration)).toBe(
    '3s',
  );
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await passRedirect(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME);
  await expect(page).toHaveURL('/');
  // The history does not contain the missing page.
  await page.goBack();
  await expect(page).toHaveURL('/impressum');
});

test('who wants to stay stays, by keyboard', async ({ page }) => {
  await page.goto('/gibt-es-nicht');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hier bleiben' }).press('Enter');
  const note = page.getByRole('status').filter({ hasText: 'Die Weiterleitung ist angehalten.' });
  await expect(note).toBeFocused();
  expect(await holdsRedirect(page)).toBe(false);
  await expect(page).toHaveURL('/gibt-es-nicht');
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is promised that does not come', async ({ page }) => {
    const response = await page.goto('/gibt-es-nicht');
    expect(response?.status()).toBe(404);
    await expect(page.getByText(MESSAGE)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  });
});
