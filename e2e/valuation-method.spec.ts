import { expectAccessibleInBothSchemes } from './support/axe';
import { expect, test } from './support/test';

const ADDRESS = '/bewertung/methode';

test('search engines may keep the method, but no result beside it', async ({ request }) => {
  const method = (await request.get(ADDRESS)).headers();
  expect(method['x-robots-tag']).toBeUndefined();
  expect(method['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(method['content-security-policy']).toContain("script-src 'self' 'sha256-");
  for (const address of ['/bewertung', '/bewertung/gibt-es-nicht', '/bewertung/methode2']) {
    const result = (await request.get(address)).headers();
    expect(result['x-robots-tag'], address).toContain('noindex');
    expect(result['referrer-policy'], address).toBe('no-referrer');
    expect(result['content-security-policy'], address).toContain("'nonce-");
  }
});

test('the figures behind a drawing open by keyboard', async ({ page }) => {
  await page.goto(ADDRESS);
  const table = page.getByRole('table', { name: 'Häuser nach Bundesland, in Prozent' });
  await expect(table).toBeHidden();
  await page.getByText('Häuser: alle Werte als Tabelle').focus();
  await page.keyboard.press('Enter');
  await expect(table).toBeVisible();
  await expect(table.getByRole('rowheader', { name: /^Sachsen-Anhalt/ })).toBeVisible();
  await page.getByText('Wohnungen: alle Werte als Tabelle').press('Enter');
  await expectAccessibleInBothSchemes(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole, and its contents lead to each part', async ({ page }) => {
    await page.goto(ADDRESS);
    const links = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link');
    expect(await links.count()).toBeGreaterThan(8);
    await links.filter({ hasText: 'Die Länder im Vergleich' }).click();
    await expect(page).toHaveURL(/#laender$/);
    await expect(page.getByRole('heading', { name: 'Die Länder im Vergleich' })).toBeInViewport();
    await page.getByText('Wohnungen: alle Werte als Tabelle').click();
    await expect(
      page.getByRole('table', { name: 'Wohnungen nach Bundesland, in Prozent' }),
    ).toBeVisible();
  });
});
