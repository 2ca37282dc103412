import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { expectAccessible } from './support/axe';
import { CELLE, ROOT, sixtyPlaces, THIN } from './support/price-places';
import { expect, test } from './support/test';
import { watch } from './support/watch';

const textOf = (html: string) => load(html)('article').text().replace(/\s+/g, ' ');

/** `javaScriptEnabled: false` would also stop axe, which waits for a timer. */
async function scriptSwitch(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return (areAllowed: boolean) =>
    browser.send('Emulation.setScriptExecutionDisabled', { value: !areAllowed });
}

test('every kind of place says with and without scripts what the server wrote, and axe finds nothing', async ({
  page,
  request,
  portal,
}) => {
  const { findable, thin } = await sixtyPlaces(request);
  const places = [...findable, ...thin];
  expect(new Set(places).size).toBe(60);
  const { complaints, foreign } = await watch(page, portal.url);
  const allowScripts = await scriptSwitch(page);
  const looked = places.filter((_, index) => index % 20 === 0);
  for (const path of looked) {
    const written = textOf(await (await request.get(path)).text());
    for (const areAllowed of [true, false]) {
      await allowScripts(areAllowed);
      await page.goto(path, { waitUntil: 'networkidle' });
      await allowScripts(true);
      await expect(page.locator('[data-alive]')).toHaveCount(areAllowed ? 1 : 0);
      await expectAccessible(page);
      const shown = (await page.locator('article').textContent()) ?? '';
      expect(shown.replace(/\s+/g, ' '), path).toBe(written);
    }
  }
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

test('a thin postcode says whose figures it shows, names the district, and is not to be found', async ({
  request,
}) => {
  const $ = load(await (await request.get(THIN)).text());
  expect($('meta[name="robots"]').attr('content')).toBe('noindex, follow');
  expect($('article').text()).toContain('liegen zu wenige Angebote für eigene Zahlen vor');
  expect($('article').text()).toMatch(/gelten für 26122 gemeinsam mit \d{5}/);
  expect($(`article p a[href="${ROOT}/niedersachsen/oldenburg"]`).text()).toBe('in Oldenburg');
});

test('an address that is spelled otherwise leads to the page, and one of nowhere is shown as such', async ({
  request,
}) => {
  for (const [typed, path] of [
    ['Niedersachsen/Landkreis-Celle', CELLE],
    ['niedersachsen/celle', CELLE],
    ['26122', THIN],
    ['baden-w%C3%BCrttemberg', `${ROOT}/baden-wuerttemberg`],
    ['berlin/berlin', `${ROOT}/berlin`],
  ] as const) {
    const response = await request.get(`${ROOT}/${typed}`, { maxRedirects: 0 });
    expect(response.status(), typed).toBe(308);
    expect(new URL(response.headers().location!, 'http://any').pathname, typed).toBe(path);
  }
  const nowhere = ['atlantis', '00000', 'bayern/landkreis-celle', '%00', 'a'.repeat(5000)];
  for (const typed of [...nowhere, '%3Cscript%3E', '%E0%A4%A', 'niedersachsen/oldenburg/26122/x']) {
    const status = (await request.get(`${ROOT}/${typed}`)).status();
    expect([400, 404, 414], `${typed.slice(0, 30)}: ${status}`).toContain(status);
  }
});

test('two places are compared by a plain form, and what is not clear is asked @phone', async ({
  page,
}) => {
  const allowScripts = await scriptSwitch(page);
  await allowScripts(false);
  await page.goto(CELLE);
  const other = page.getByLabel('Mit einem anderen Ort vergleichen');
  const compare = page.getByRole('button', { name: 'Vergleichen' });
  await other.fill('Heidekreis');
  await compare.click();
  await expect(page).toHaveURL(`${CELLE}?mit=Heidekreis`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Landkreis Celle und Heidekreis im Vergleich',
  );
  await expect(page.getByText(/Häuser kosten im Landkreis Celle .+ im Heidekreis\./)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Häuser: alle Zahlen' })).toBeVisible();
  await allowScripts(true);
  await expectAccessible(page);
  await allowScripts(false);

  await other.fill('Frankfurt');
  await compare.click();
  await expect(page.getByText('„Frankfurt“ kann mehreres heißen.')).toBeVisible();
  await page.getByRole('link', { name: 'Frankfurt am Main', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('und Frankfurt am Main');

  await other.fill('Landkreis Celle');
  await compare.click();
  await expect(page.getByText('Das ist derselbe Ort.')).toBeVisible();
  await other.fill('<b>Atlantis');
  await compare.click();
  await expect(page.getByText('Zu „<b>Atlantis“ kennen wir keinen Ort mit Preisen.')).toBeVisible();
  await allowScripts(true);
  await expectAccessible(page);
});

test('the map leads nowhere by keyboard, and its table lists every place that it draws', async ({
  request,
}) => {
  const html = await (await request.get(CELLE)).text();
  const $ = load(html);
  const drawn = $('figure svg a').toArray();
  expect(drawn.length).toBeGreaterThan(10);
  const inTable = new Set(
    $('table a')
      .map((_, link) => $(link).attr('href'))
      .toArray(),
  );
  for (const link of drawn) {
    expect($(link).attr('tabindex')).toBe('-1');
    expect(inTable).toContain($(link).attr('href'));
  }
  expect(textOf(html)).toContain('auf der Karte');
});
