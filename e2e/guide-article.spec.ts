import { expectAccessible, expectAccessibleInBothSchemes } from './support/axe';
import { query } from './support/database';
import { openHeldBack } from './support/foreign-hands';
import { expect, test } from './support/test';

const SLUG = 'spekulationssteuer-und-zehnjahresfrist';
const ADDRESS = `/ratgeber/${SLUG}`;
const SECTIONS = [
  'Einführung',
  'Aktuelle Marktlage',
  'Kaufen oder Verkaufen?',
  'Fazit & Handlungsempfehlungen',
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole article is there to be read, and a term explains itself', async ({ page }) => {
    const response = await page.goto(ADDRESS);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Spekulationssteuer');
    for (const name of SECTIONS) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    expect((await page.locator('.article-text').innerText()).split(/\s+/).length).toBeGreaterThan(
      900,
    );
    await expect(page.getByText(/^Stand: November\s2026$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Stand und Quellen' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Redaktion Wohnlotse' })).toBeVisible();
    const popular = page.getByRole('region', { name: 'Beliebte Artikel' });
    await expect(popular.getByRole('article')).toHaveCount(3);
    const related = page.getByRole('region', { name: 'Dazu passt' }).getByRole('link');
    await expect(related).toHaveCount(3);
    const shown = await popular.getByRole('article').getByRole('link').all();
    const addresses = await Promise.all(
      [...(await related.all()), ...shown].map((link) => link.getAttribute('href')),
    );
    expect(new Set([...addresses, ADDRESS]).size).toBe(7);
    await expect(page.getByRole('link', { name: 'Jetzt kostenlos bewerten' })).toBeVisible();

    await page.getByRole('button', { name: 'Freigrenze' }).click();
    await expect(page.getByText('Wird er überschritten, ist alles zu versteuern')).toBeVisible();
  });

  test('an article that does not exist is a 404 in words', async ({ page }) => {
    const response = await page.goto('/ratgeber/gibt-es-nicht');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Artikel nicht gefunden' })).toBeVisible();
    await expect(
      page.getByText('Der gesuchte Artikel existiert leider nicht oder wurde entfernt.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ratgeber' })).toBeVisible();
  });
});

test('date and reading time are shown; the table of contents leads to a section and marks the one in view', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  const date = page.getByRole('article').first().locator('time');
  await expect(date).toHaveText(/^vor\s/);
  await expect(date).toHaveAttribute('title', /^13\.\sNovember\s2026$/);
  await expect(page.getByText(/\d+ Min\. Lesezeit/).first()).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Inhalt des Artikels' });
  await expect(contents.getByRole('link', { name: 'Einführung' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await contents.getByRole('link', { name: 'Aktuelle Marktlage' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#aktuelle-marktlage$/);
  await expect(page.getByRole('heading', { name: 'Aktuelle Marktlage' })).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('Aktuelle Marktlage');
});

test('the share dialog offers six ways, by keyboard, and gives the focus back @phone', async ({
  page,
  context,
  portal,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal.url });
  await page.goto(ADDRESS);
  const button = page.getByRole('button', { name: 'Teilen' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Artikel teilen' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);

  const shared = await dialog.getByLabel('Adresse des Artikels').inputValue();
  expect(new URL(shared).pathname).toBe(ADDRESS);
  await dialog.getByRole('button', { name: 'Link kopieren' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Link kopiert.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);

  const mail = await dialog.getByRole('link', { name: 'E-Mail' }).getAttribute('href');
  const fields = new URLSearchParams(mail?.replace(/^mailto:\?/, '').replaceAll('+', '%2B'));
  expect(fields.get('subject')).toContain('Spekulationssteuer');
  expect(fields.get('body')).toContain(shared);
  for (const [name, host] of [
    ['Facebook', 'www.facebook.com'],
    ['Twitter', 'twitter.com'],
    ['WhatsApp', 'wa.me'],
    ['LinkedIn', 'www.linkedin.com'],
  ] as const) {
    const href = await dialog.getByRole('link', { name }).getAttribute('href');
    expect(new URL(href ?? '').host).toBe(host);
    expect(decodeURIComponent(href ?? '')).toContain(shared);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a saved article is found again in the list, and can be let go', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const saved = page.getByRole('button', { name: 'Gespeichert' });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(saved).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/ratgeber');
  await page.getByRole('link', { name: /Gespeichert.*\(1\)/ }).click();
  const card = page.getByRole('main').getByRole('article');
  await expect(card).toHaveCount(1);
  await card.getByRole('link').click();
  await saved.click();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  await page.goto('/ratgeber/gespeichert');
  await expect(page.getByText('Noch nichts gespeichert.')).toBeVisible();
});

test('a tick that is set before the scripts come is kept', async ({ page }) => {
  const release = await openHeldBack(page, ADDRESS);
  const points = page.locator('.article-text').getByRole('checkbox');
  await points.nth(2).check();
  await release();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
    .toContain('checklist');
  await page.reload();
  await expect(points.nth(2)).toBeChecked();
});

test('from one article to another without a load each has its own contents, ticks and mark', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.locator('.article-text').getByRole('checkbox').first().check();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const next = page.getByRole('region', { name: 'Dazu passt' }).getByRole('link').first();
  const address = (await next.getAttribute('href'))!;
  await next.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('main button[aria-pressed]')).toHaveAttribute('aria-pressed', 'false');
  for (const box of await page.locator('.article-text').getByRole('checkbox').all()) {
    await expect(box).not.toBeChecked();
  }
  const bar = page.getByRole('progressbar', { name: 'Lesefortschritt' });
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('heading', { name: 'Beliebte Artikel' }).scrollIntoViewIfNeeded();
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  const contents = page.getByRole('navigation', { name: 'Inhalt des Artikels' });
  await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Gespeichert' })).toBeVisible();
  await expect(page.locator('.article-text').getByRole('checkbox').first()).toBeChecked();
});

test.describe('a reading', () => {
  // Playwright's own user agent is that of a machine.
  test.use({
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  });

  test('of a person is counted, without a cookie', async ({ page, portal }) => {
    const count = async () => {
      const rows = await query(
        portal,
        `SELECT "count" FROM "ArticleViews" WHERE "slug" = '${SLUG}'`,
      );
      return Number(rows[0]?.count ?? 0);
    };
    const before = await count();
    const answer = page.waitForResponse((response) => response.url().endsWith('/views'));
    await page.goto(ADDRESS);
    expect((await answer).status()).toBe(204);
    expect(await count()).toBe(before + 1);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('on paper there is the text, and nothing to press', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 2, name: 'Einführung' })).toBeVisible();
  await expect(page.getByText('Wird er überschritten, ist alles zu versteuern')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Teilen' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Beliebte Artikel' })).toBeHidden();
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe('rgb(251, 248, 243)');
});

test('axe finds nothing with an explanation open, light and dark', async ({ page }) => {
  await page.goto(ADDRESS, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Freigrenze' }).click();
  await expect(page.getByText('Wird er überschritten, ist alles zu versteuern')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
