import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './support/axe';
import { expect, test } from './support/test';
import { createValuation } from './support/valuation';
import { expectValue } from './support/wizard';

test('shows what the specification lists, and each factor of the base formula', async ({
  page,
  request,
}) => {
  const { id, reference, createdAt } = await createValuation(request);
  await page.goto(`/bewertung/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Bewertung erfolgreich erstellt!',
  );
  await expectValue(page, '348.600');
  const [a, b, c] = [reference.slice(0, 3), reference.slice(3, 6), reference.slice(6)];
  await expect(page.getByText(new RegExp(`${a}\\s${b}\\s${c}`))).toBeVisible();
  for (const fact of ['Einfamilienhaus', '80331 München']) {
    await expect(
      page.getByRole('definition').filter({ hasText: new RegExp(`^${fact}$`) }),
    ).toBeVisible();
  }
  await expect(page.getByText(/^120\sm²$/)).toBeVisible();
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  await expect(
    page.getByText(new RegExp(`^${day.format(new Date(createdAt)).replaceAll(' ', '\\s')}$`)),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Was passiert jetzt?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nächste Schritte' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Verkauf starten' })).toBeVisible();
  const call = page.getByRole('link', { name: 'Jetzt anrufen' });
  expect(await call.getAttribute('href')).toMatch(/^tel:\+?\d{6,}$/);

  await page.getByText('So rechnet die Grundformel').click();
  await expect(page.getByText(/^120\sm² mal 3\.500 € je m² im Neuzustand\.$/)).toBeVisible();
  await expect(
    page.getByText(/^34 Jahre alt \(Stand 2024\): 0,5\s% Abzug je Jahr, zusammen 17\s%\.$/),
  ).toBeVisible();
  await expect(page.getByText(/^−71\.400\s€$/)).toBeVisible();
});

async function factorsOf(page: Page, section: string) {
  // Below it stands the Grundformel, for comparison.
  const rows = page.getByRole('region', { name: section }).locator('ol').first().locator('> li');
  const amounts = (await rows.allTextContents()).map((text) => {
    const [, sign, digits = ''] = /([+−]?)(\d[\d.]*)\s€/.exec(text)!;
    return Number(digits.replaceAll('.', '')) * (sign === '−' ? -1 : 1);
  });
  return { all: amounts.slice(0, -1), total: amounts.at(-1) };
}

test('the regional figure leads with its range, its factors add up, and it is printed without the navigation', async ({
  page,
  request,
}) => {
  const { id } = await createValuation(request);
  await page.goto(`/bewertung/${id}`);
  const regional = page.getByRole('region', { name: 'Regionale Bewertung' });
  const text = (await regional.textContent())!;
  const whole = (await page.locator('main').textContent())!;
  const [, value, from, to] = /Geschätzter Wert([\d.]+)\s€Spanne: ([\d.]+)\s€ bis ([\d.]+)\s€/
    .exec(whole)!
    .map((digits) => Number(digits.replaceAll('.', '')));
  expect(value).toBeGreaterThan(from!);
  expect(value).toBeLessThan(to!);
  const { all, total } = await factorsOf(page, 'So kommt der Wert zustande');
  expect(total).toBe(value);
  expect(all.reduce((sum, euros) => sum + euros, 0)).toBe(value);
  expect(text).toMatch(/Aussagekraft: (hoch|mittel|gering)/);
  expect(text).toContain('unverbindliche Ersteinschätzung');
  await expect(regional.getByRole('img', { name: 'Karte: München, Bayern' })).toBeVisible();
  await expect(regional.getByRole('link', { name: 'So wird gerechnet' })).toHaveAttribute(
    'href',
    '/bewertung/methode',
  );
  await expect(page.getByText(/Verkehrswert|Gutachten/)).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await expectValue(page, '348.600');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
  await expect(regional).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Was würde den Wert ändern?' })).toBeHidden();
});

test('an unknown postcode: no figure is possible, why, and what helps @phone', async ({
  page,
  request,
}) => {
  const { id } = await createValuation(request, { postalCode: '00000' });
  await page.goto(`/bewertung/${id}`);
  await expectValue(page, '348.600');
  await expect(page.getByText('Keine Zahl möglich')).toBeVisible();
  await expect(page.getByText(/Die Postleitzahl 00000 steht nicht/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anrufen', exact: true })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(page.getByRole('heading', { name: 'Was würde den Wert ändern?' })).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Rückruf vereinbaren' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the pages for the largest states stay light', async ({ request }) => {
  const unknown = await createValuation(request, { postalCode: '00000' });
  const size = async (id: string) =>
    gzipSync(await (await request.get(`/bewertung/${id}`)).text()).length;
  const without = await size(unknown.id);
  for (const postalCode of ['80331', '33602', '30159']) {
    const { id } = await createValuation(request, { postalCode });
    // 1,500 of these bytes are prices for the offline calculation.
    expect((await size(id)) - without).toBeLessThan(12_500);
  }
});

test('keeps to itself: no contact data, not indexed, not cached, no referrer', async ({
  request,
}) => {
  const { id } = await createValuation(request);
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

test('a result that there is not is not found, in words and as a status', async ({ page }) => {
  for (const end of ['', '/00000000-0000-4000-8000-000000000000', '/%00']) {
    expect((await page.request.get(`/bewertung${end}`)).status(), end).toBe(404);
  }
  const response = await page.goto('/bewertung/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewertung nicht gefunden');
  await expect(
    page.getByText('Diese Bewertung existiert nicht oder ist nicht mehr verfügbar.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL(/\/$/);
});
