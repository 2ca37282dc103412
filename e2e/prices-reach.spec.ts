import type { Page } from '@playwright/test';
import { expectArrival } from './support/alive';
import { expectAccessible } from './support/axe';
import { openSearch, options } from './support/header-search';
import { expect, test } from './support/test';

const OLDENBURG = '/immobilienpreise/niedersachsen/oldenburg';

test('the search of the header leads to the prices of a place, beside the articles @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/impressum');
  const box = await openSearch(page, isMobile);
  await box.fill('Hauspreise Oldenburg');
  const [first, second] = [options(page).nth(0), options(page).nth(1)];
  await expect(first).toHaveAttribute('href', OLDENBURG);
  await expect(first).toContainText('Immobilienpreise in Oldenburg');
  await expect(first).toContainText(/Haus \d\.\d{3}\s€, Wohnung \d\.\d{3}\s€ je\sm²/);
  await expect(second).toContainText('Landkreis Oldenburg');
  await expectAccessible(page);
  await box.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(OLDENBURG);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oldenburg');
});

test('all results of a search name the places above the articles', async ({ page }) => {
  await page.goto('/ratgeber?search=26122');
  const places = page.getByRole('list', { name: 'Immobilienpreise nach Ort' });
  await expect(places.getByRole('link')).toHaveAttribute('href', `${OLDENBURG}/26122`);
  await page.goto('/ratgeber?search=Notar');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(places).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a place is found by a plain form: at once where it is clear, else in a list', async ({
    page,
  }) => {
    await page.goto('/immobilienpreise/suche');
    const ort = page.getByLabel('Ort oder Postleitzahl');
    const search = page.getByRole('button', { name: 'Preise zeigen' });
    await ort.fill('München');
    await search.click();
    await expect(page).toHaveURL('/immobilienpreise/bayern/muenchen');

    await page.goto('/immobilienpreise/suche');
    await ort.fill('Frankfurt');
    await search.click();
    await expect(page.getByText('Diese Orte passen zu „Frankfurt“:')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Immobilienpreise nach Ort' })).toContainText(
      'Frankfurt am Main',
    );
    await expect(ort).toHaveValue('Frankfurt');

    await ort.fill('Quastenflosser');
    await search.click();
    await expect(page.getByText(/Zu „Quastenflosser“ kennen wir keinen Ort/)).toBeVisible();
  });

  test('the valuation form has the postcode already', async ({ page }) => {
    await page.goto('/immobilie-bewerten?plz=26122');
    await expect(page.getByLabel('Wo liegt deine Immobilie?')).toHaveValue('26122');
    await page.goto('/immobilie-bewerten?plz=2612x');
    await expect(page.getByLabel('Wo liegt deine Immobilie?')).toHaveValue('');
  });
});

test('a search leads to the clear place by a redirect, whatever else is asked', async ({
  request,
}) => {
  const asked = (query: string) =>
    request.get(`/immobilienpreise/suche${query}`, { maxRedirects: 0 });
  const found = await asked('?ort=26122');
  expect([303, 307]).toContain(found.status());
  expect(found.headers().location).toBe(`${OLDENBURG}/26122`);
  for (const query of ['', '?ort=', '?ort=a&ort=b', '?ort=%00', `?ort=${'x'.repeat(3000)}`]) {
    expect((await asked(query)).status(), query).toBe(200);
  }
});

const postcode = (page: Page) => page.getByLabel('Wo liegt deine Immobilie?');

const chooseHouse = (page: Page) =>
  page.getByRole('radio', { name: 'Einfamilienhaus', exact: true }).check();

test('from the prices the valuation begins with the postcode, and other answers stay @phone', async ({
  page,
}) => {
  await page.goto(`${OLDENBURG}/26122`);
  await expect(page.getByLabel('Postleitzahl Ihrer Immobilie')).toHaveValue('26122');
  await page.getByRole('button', { name: 'Jetzt kostenlos bewerten' }).click();
  await expectArrival(page, '/immobilie-bewerten?plz=26122');
  await chooseHouse(page);
  await expect(postcode(page)).toBeVisible();
  await expect(postcode(page)).toHaveValue('26122');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('textbox', { name: /Wohnfläche/ })).toBeVisible();

  await page.goto('/immobilie-bewerten?plz=80331');
  await expect(page.getByRole('textbox', { name: /Wohnfläche/ })).toBeVisible();
  await page.goBack();
  await page.goto('/immobilie-bewerten');
  await page.goto('/immobilie-bewerten?plz=80331');
  await page.getByRole('button', { name: 'Zurück' }).first().click();
  await expect(postcode(page)).toHaveValue('26122');
});

test('of two places looked at the later one is filled in while nothing else is answered', async ({
  page,
}) => {
  await page.goto('/immobilie-bewerten?plz=26122');
  await page.goto('/immobilie-bewerten?plz=80331');
  await chooseHouse(page);
  await expect(postcode(page)).toHaveValue('80331');
});

test('each place has a picture with its map, and no other address has one', async ({ request }) => {
  for (const path of [
    '',
    '/bayern',
    '/niedersachsen/landkreis-celle',
    '/niedersachsen/oldenburg/26122',
  ]) {
    const picture = await request.get(`/preisbild${path}`);
    expect(picture.headers()['content-type'], path).toBe('image/png');
    expect(picture.headers()['cache-control'], path).toBe('public, max-age=3600');
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
  for (const path of ['/gibt-es-nicht', '/26122', '/bayern/26122']) {
    expect((await request.get(`/preisbild${path}`)).status(), path).toBe(404);
  }
  const capital = await request.get('/preisbild/Bayern', { maxRedirects: 0 });
  expect(capital.status()).toBe(308);
});
