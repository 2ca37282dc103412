import type { Page } from '@playwright/test';
import { CALCULATORS } from '@/lib/calculators/all';
import { expect, test } from './support/test';

const OVERVIEW = '/rechner';
const COMMISSION = '/rechner/maklerprovision';

const result = (page: Page) => page.locator('section[aria-labelledby="ergebnis"]');

const calculate = (page: Page) => page.getByRole('button', { name: 'Berechnen' }).click();

test('the overview leads to each calculator', async ({ page }) => {
  await page.goto(OVERVIEW);
  const links = await page.locator(`main a[href^="${OVERVIEW}/"]`).all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(hrefs.sort()).toEqual(CALCULATORS.map(({ name }) => `${OVERVIEW}/${name}`).sort());
});

test('a guide and a search lead to their calculators', async ({ page }) => {
  await page.goto('/ratgeber/maklerprovision');
  const own = page.getByRole('region', { name: 'Selbst ausrechnen' });
  const link = own.getByRole('link', { name: 'Maklerprovision berechnen' });
  await expect(link).toHaveAttribute('href', COMMISSION);
  await page.goto('/ratgeber?search=Grunderwerbsteuer');
  const found = page.getByRole('navigation', { name: 'Rechner' });
  await expect(found.getByRole('link')).toHaveText(['Grunderwerbsteuer berechnen']);
});

async function journey(page: Page) {
  await page.goto(OVERVIEW);
  await page.getByRole('main').getByRole('link', { name: 'Maklerprovision', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maklerprovision berechnen');
  await calculate(page);
  const wrong = page.getByRole('alert').filter({ hasText: 'Bitte prüfen' });
  await expect(wrong.getByRole('link')).toHaveText(['Bitte einen Betrag in Euro eingeben']);
  await expect(result(page)).toHaveCount(0);

  await page.getByLabel('Verkaufspreis').fill('400.000');
  await calculate(page);
  await expect(result(page).getByRole('heading')).toHaveText('Ihre Provision:');
  await expect(result(page)).toContainText('14.280 €');
  await expect(wrong).toHaveCount(0);
  await expect(page.getByLabel('Verkaufspreis')).toHaveValue('400.000');
  await expect(page).toHaveURL(/\/rechner\/maklerprovision\/ergebnis\?price=400\.000/);

  // The address alone gives the same result, so that it can be kept and sent.
  await page.reload();
  await expect(result(page)).toContainText('14.280 €');

  await page.getByLabel('Was verkauft wird').selectOption('Grundstück');
  await calculate(page);
  await expect(result(page).getByRole('heading')).toHaveText('Ihre Provision:');
  await expect(result(page)).toContainText('schreibt das Gesetz keine Teilung vor');

  await page.goBack();
  await expect(result(page)).toContainText('14.280 €');
  await expect(page.getByLabel('Was verkauft wird')).toHaveValue('haus');
  await page.getByRole('link', { name: 'Alle Rechner' }).click();
  await expect(page).toHaveURL(OVERVIEW);
}

test('from the overview to the result, over a mistake and another entry', ({ page }) =>
  journey(page));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same way', ({ page }) => journey(page));
});
