import type { APIRequestContext } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { embedHtml } from '../components/prices/embed-html';
import { CARD_SIZE } from '../components/prices/price-card-style';
import { expectAccessible, expectReadableInTheDark } from './support/axe';
import { expect, test } from './support/test';

const OLDENBURG = '/preiskarte/niedersachsen/oldenburg/26122';

/** The longest: a state, a district, a postcode with few offers and a long name, one without flats. */
const CARDS = [
  '/preiskarte/mecklenburg-vorpommern',
  '/preiskarte/bayern/landkreis-neustadt-an-der-aisch-bad-windsheim',
  '/preiskarte/sachsen/landkreis-saechsische-schweiz-osterzgebirge/01824',
  '/preiskarte/baden-wuerttemberg/landkreis-breisgau-hochschwarzwald/79871',
  OLDENBURG,
];

test.use({ cookiesAnswered: false });

async function startNewspaper(html: string) {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="de"><title>Zeitung</title><h1>Zeitung</h1>${html}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

test('in the frame of a newspaper a card is shown, asks for nothing more and leaves nothing behind', async ({
  page,
  context,
  portal,
}) => {
  const newspaper = await startNewspaper(embedHtml(portal.url + OLDENBURG, 'Preise in Oldenburg'));
  const asked: { url: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => asked.push({ url: request.url(), headers: request.headers() }));
  await page.goto(newspaper.url, { waitUntil: 'networkidle' });
  const card = page.frameLocator('iframe[title="Preise in Oldenburg"]');
  await expect(card.getByRole('heading', { name: /26122 Oldenburg/ })).toBeVisible();
  await expect(card.getByText(/^\d\.\d{3}\s€ je\sm²$/)).toHaveCount(2);
  await expect(card.getByText(/^Angebotspreise, Stand \d\. Quartal \d{4}/)).toBeVisible();
  await expect(card.locator('script, img, link:not([rel=canonical])')).toHaveCount(0);

  expect(asked.map(({ url }) => url)).toEqual([newspaper.url, portal.url + OLDENBURG]);
  expect(asked[1]!.headers).not.toHaveProperty('referer');
  expect(await context.cookies()).toEqual([]);
  expect((await context.storageState()).origins).toEqual([]);

  // Outside of the sandbox, with scripts and storage.
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    card.getByRole('link', { name: /^Alle Preise bei Wohnlotse/ }).click(),
  ]);
  await expect(opened).toHaveURL(`${portal.url}/immobilienpreise/niedersachsen/oldenburg/26122`);
  await expect(opened.locator('[data-alive]')).toBeAttached();
  expect(await opened.evaluate(() => [origin, document.referrer, opener])).toEqual([
    ...[portal.url, '', null],
  ]);
  newspaper.stop();
});

test('nothing else of the portal is shown in a frame', async ({ page, portal }) => {
  const paths = ['/', '/immobilienpreise/niedersachsen', '/immobilie-bewerten', '/preiskarten'];
  const frames = paths.map((path) => `<iframe src="${portal.url}${path}"></iframe>`);
  const newspaper = await startNewspaper(frames.join(''));
  await page.goto(newspaper.url, { waitUntil: 'networkidle' });
  expect(page.frames().slice(1)).toHaveLength(paths.length);
  for (const frame of page.frames().slice(1)) {
    await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
  }
  newspaper.stop();
});

test('a card finds room, also at 240 pixels, and axe finds nothing in it', async ({ page }) => {
  const size = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
  for (const path of CARDS) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    for (const width of [240, CARD_SIZE.width]) {
      await page.setViewportSize({ width, height: CARD_SIZE.height });
      await expect.poll(size, path).toEqual([width, CARD_SIZE.height]);
    }
    await expectAccessible(page);
    await expectReadableInTheDark(page);
  }
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('a card is light or dark as the device is, or as its address says', async ({ page }) => {
  const ground = async (path: string, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.goto('about:blank');
    await page.goto(path);
    return page.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor);
  };
  const light = await ground(OLDENBURG, 'light');
  const dark = await ground(OLDENBURG, 'dark');
  expect(light).not.toBe(dark);
  expect(await ground(`${OLDENBURG}#dunkel`, 'light')).toBe(dark);
  expect(await ground(`${OLDENBURG}#hell`, 'dark')).toBe(light);
});

const ask = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { maxRedirects: 0, headers });

test('a card is small, found under every spelling, and kept', async ({ request }) => {
  for (const path of ['/preiskarte/26122', '/preiskarte/Niedersachsen/Oldenburg/26122']) {
    const answer = await ask(request, path);
    expect([answer.status(), answer.headers().location]).toEqual([308, OLDENBURG]);
  }
  await expect(async () => {
    const answer = await ask(request, OLDENBURG);
    expect(gzipSync(await answer.body()).length).toBeLessThan(3000);
    expect(answer.headers()).toMatchObject({
      'cache-control': expect.stringMatching(/^s-maxage=\d+$/),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    });
    const known = await ask(request, OLDENBURG, { 'If-None-Match': answer.headers().etag ?? '' });
    expect(known.status()).toBe(304);
  }).toPass();
});

const HOSTILE = [
  ...['gibt-es-nicht', '%00', '%25', '%2525', '%zz', '%ff', '..%2f..%2fimpressum', '__proto__'],
  ...['%2e%2e%2f', '<script>alert(1)</script>', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', '26122%0d'],
  ...['x'.repeat(5000), '%C3%A4'.repeat(800), 'a/'.repeat(500), 'niedersachsen.rsc', '00000'],
];

for (const base of ['/preiskarte/', '/preiskarte/niedersachsen/', '/api/prices/']) {
  test(`what is no place is refused at ${base}, and not repeated`, async ({ request }) => {
    for (const segment of HOSTILE) {
      const answer = await ask(request, base + segment);
      const { location } = answer.headers();
      const { status, text } =
        answer.status() === 308 && location
          ? await ask(request, location).then(async (next) => ({
              status: next.status(),
              text: await next.text(),
            }))
          : { status: answer.status(), text: await answer.text() };
      expect([400, 404], segment.slice(0, 40)).toContain(status);
      expect(text).not.toContain('<script>alert(1)');
    }
  });
}

test('the API has no answer but to GET', async ({ request }) => {
  const path = '/api/prices/26122';
  const head = await request.head(path);
  expect([head.status(), head.headers()['access-control-allow-origin']]).toEqual([200, '*']);
  const options = await request.fetch(path, { method: 'OPTIONS' });
  expect([options.status(), options.headers().allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  expect(options.headers()).not.toHaveProperty('access-control-allow-origin');
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    expect((await request.fetch(path, { method })).status(), method).toBe(405);
  }
});

test('a script of another website reads the figures', async ({ page, portal }) => {
  const newspaper = await startNewspaper('');
  await page.goto(newspaper.url);
  const read = (path: string) =>
    page.evaluate(async (url) => {
      const response = await fetch(url);
      return { status: response.status, body: await response.json() };
    }, portal.url + path);
  expect(await read('/api/prices/26122')).toMatchObject({
    status: 200,
    body: { postalCode: '26122', card: portal.url + OLDENBURG },
  });
  expect(await read('/api/prices/00000')).toMatchObject({ status: 404 });
  newspaper.stop();
});
