import { valuationBody } from '../lib/testing/valuation-factory';
import { expectAccessibleInBothSchemes } from './support/axe';
import { expect, test } from './support/test';
import { expectValue } from './support/wizard';

async function create(request: import('@playwright/test').APIRequestContext, body = {}) {
  const response = await request.post('/api/valuation-requests', { data: valuationBody(body) });
  expect(response.status()).toBe(201);
  return (await response.json()).valuationRequest as { id: string; reference: string };
}

test('shows what the specification lists', async ({ page, request }) => {
  const { id, reference } = await create(request);
  await page.goto(`/bewertung/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Bewertung erfolgreich erstellt!',
  );
  await expectValue(page, '348.600');
  const [a, b, c] = [reference.slice(0, 3), reference.slice(3, 6), reference.slice(6)];
  await expect(page.getByText(new RegExp(`${a}\\s${b}\\s${c}`))).toBeVisible();
  for (const fact of ['Einfamilienhaus', '80331 München']) {
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/^120\sm²$/)).toBeVisible();
  const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  await expect(
    page.getByText(new RegExp(`^${today.format(new Date()).replaceAll(' ', '\\s')}$`)),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Was passiert jetzt?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nächste Schritte' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Verkauf starten' })).toBeVisible();
});

test('explains the figure in a line for each factor', async ({ page, request }) => {
  const { id } = await create(request);
  await page.goto(`/bewertung/${id}`);
  await expect(page.getByText(/^120\sm² mal 3\.500 € je m² im Neuzustand\.$/)).toBeVisible();
  await expect(
    page.getByText(/^34 Jahre alt \(Stand 2024\): 0,5\s% Abzug je Jahr, zusammen 17\s%\.$/),
  ).toBeVisible();
  await expect(page.getByText(/^−71\.400\s€$/)).toBeVisible();
});

test('offers a call that dials', async ({ page, request }) => {
  const { id } = await create(request);
  await page.goto(`/bewertung/${id}`);
  const call = page.getByRole('link', { name: 'Jetzt anrufen' });
  expect(await call.getAttribute('href')).toMatch(/^tel:\+?\d{6,}$/);
});

test('keeps to itself: no contact data, not indexed, not cached, no referrer', async ({
  request,
}) => {
  const { id } = await create(request);
  const response = await request.get(`/bewertung/${id}`);
  const headers = response.headers();
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['content-security-policy']).toContain("'nonce-");
  const html = await response.text();
  for (const secret of ['Erika', 'erika@beispiel.de', '1234567', 'Einliegerwohnung']) {
    expect(html).not.toContain(secret);
  }
});

for (const address of [
  '/bewertung',
  '/bewertung/gibt-es-nicht',
  '/bewertung/00000000-0000-4000-8000-000000000000',
  '/bewertung/%00',
]) {
  test(`${address} is not found, in words and as a status`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewertung nicht gefunden');
    await expect(
      page.getByText('Diese Bewertung existiert nicht oder ist nicht mehr verfügbar.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('has nothing for axe to find and fits 320 pixels @phone', async ({ page, request }) => {
  const { id } = await create(request);
  await page.goto(`/bewertung/${id}`);
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('prints the valuation without the navigation', async ({ page, request }) => {
  const { id } = await create(request);
  await page.goto(`/bewertung/${id}`);
  await page.emulateMedia({ media: 'print' });
  await expectValue(page, '348.600');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
});
