import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { arrive } from './support/employee';
import { expect, passRedirect, test } from './support/test';
import { createValuation } from './support/valuation';

const NAVIGATION = [
  [/^Immobilie bewerten\s*Neu$/, '/immobilie-bewerten'],
  ['Ratgeber', '/ratgeber'],
  ['KI Beratung', '/beratung'],
] as const;
const LEGAL = [
  ['Impressum', '/impressum'],
  ['Datenschutz', '/datenschutz'],
  ['AGB', '/agb'],
] as const;

type Links = readonly (readonly [string | RegExp, string])[];

async function expectLinks(list: Locator, links: Links) {
  const found = list.getByRole('link');
  await expect(found).toHaveText(links.map(([name]) => name));
  for (const [index, [, href]] of links.entries()) {
    await expect(found.nth(index)).toHaveAttribute('href', href);
  }
}

test('the header leads everywhere and dials; on a phone the menu does @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/ratgeber');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Wohnlotse' })).toHaveAttribute('href', '/');
  const call = { name: /^Jetzt kostenlos anrufen/ };
  await expect(header.getByRole('link', call)).toHaveAttribute('href', 'tel:+493023125000');
  if (!isMobile) {
    await expectLinks(header.getByRole('navigation', { name: 'Hauptnavigation' }), NAVIGATION);
    await expect(header.getByRole('combobox', { name: 'Artikel suchen' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Menü' })).toBeHidden();
    return;
  }
  await header.getByRole('button', { name: 'Menü' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu.getByPlaceholder('Artikel suchen...')).toBeVisible();
  await expectLinks(menu.getByRole('navigation'), NAVIGATION);
  await expect(menu.getByRole('link', call)).toHaveAttribute('href', 'tel:+493023125000');
  for (const [name, href] of LEGAL) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'AGB' }).tap();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the footer has its links, this year and who built the site @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const first = [['Immobilie bewerten', '/immobilie-bewerten']] as const;
  const links = footer.getByRole('navigation').getByRole('listitem');
  await expect(links.filter({ visible: true })).toHaveText(
    [...(isMobile ? [] : first), ...LEGAL].map(([name]) => name),
  );
  await expectLinks(footer.getByRole('navigation'), [...(isMobile ? [] : first), ...LEGAL]);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Wohnlotse`);
  await expect(footer.getByRole('link', { name: 'Musteragentur' })).toHaveAttribute(
    'href',
    'https://beispiel.invalid',
  );
  await expect(footer.getByRole('link', { name: 'Für Makler' })).toHaveAttribute('href', '/makler');
  await expect(footer.getByRole('link', { name: 'Rechner' })).toHaveAttribute('href', '/rechner');
  await expect(footer.getByRole('link', { name: 'Barrierefreiheit' })).toHaveAttribute(
    'href',
    '/barrierefreiheit',
  );
});

test('a phone finds icons, name and colour; a person who finds a weakness finds an address', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ short_name: 'Wohnlotse', lang: 'de', start_url: '/' });
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  await expect(page.locator('meta[name=theme-color]')).toHaveCount(2);
  const icons = [
    ...manifest.icons.map(({ src }: { src: string }) => src),
    await page.locator('link[rel=apple-touch-icon]').getAttribute('href'),
    '/favicon.ico',
    '/icon.svg',
  ];
  expect(icons.length).toBeGreaterThanOrEqual(6);
  for (const icon of icons) {
    const response = await request.get(icon);
    expect(response.status(), icon).toBe(200);
    expect(response.headers()['content-type'], icon).toContain('image/');
  }
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(
    true,
  );

  const security = await (await request.get('/.well-known/security.txt')).text();
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = new Date(/^Expires: (.+)$/m.exec(security)?.[1] ?? '').getTime() - Date.now();
  expect(expires).toBeGreaterThan(0);
  expect(expires).toBeLessThan(366 * 86_400_000);
});

test('header and footer stand where they belong', async ({ page, request }) => {
  const { id } = await createValuation(request);
  const shown = async (address: string) => {
    await page.goto(address);
    const call = page.getByRole('link', { name: 'Jetzt kostenlos anrufen', exact: true });
    return {
      header: (await call.count()) > 0,
      footer: (await page.getByRole('contentinfo').count()) > 0,
    };
  };
  expect(await shown('/')).toEqual({ header: true, footer: true });
  expect(await shown('/impressum')).toEqual({ header: true, footer: true });
  expect(await shown('/immobilie-bewerten')).toEqual({ header: false, footer: false });
  expect(await shown(`/bewertung/${id}`)).toEqual({ header: true, footer: false });
  expect(await shown('/beratung')).toEqual({ header: true, footer: false });
  expect(await shown('/employee/login')).toEqual({ header: true, footer: true });
  expect(await shown('/gibt-es-nicht')).toEqual({ header: true, footer: true });
  await arrive(page);
  expect(await shown('/employee/dashboard')).toEqual({ header: false, footer: false });
});

test.describe('at a first visit', () => {
  test.use({ cookiesAnswered: false });

  for (const path of ['/bewertung/x/y', '/bewertung-x/y']) {
    test(`${path} is a 404 without footer and question, as all that begins with /bewertung`, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Diese Seite wurde nicht gefunden.')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await passRedirect(page);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('dialog', { name: 'Ihre Cookie-Auswahl' })).toBeVisible();
    });
  }
});

test('the call button says what it does wherever there is room', async ({ page }) => {
  await page.goto('/');
  const call = page
    .getByRole('banner')
    .getByRole('link', { name: 'Jetzt kostenlos anrufen', exact: true });
  const words = () => call.innerText().then((text) => text.trim());
  for (const width of [1440, 1280, 1100, 1024, 800, 640, 480]) {
    await page.setViewportSize({ width, height: 860 });
    await expect.poll(words, String(width)).toBe('Jetzt kostenlos anrufen');
  }
  await page.setViewportSize({ width: 390, height: 860 });
  await expect.poll(words).toBe('Anrufen');
  await page.setViewportSize({ width: 320, height: 860 });
  await expect(call).toBeVisible();
});
