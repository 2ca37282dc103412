import { readdirSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio';
import { CALCULATORS } from '@/lib/calculators/all';
import { CELLE, ROOT, sixtyPlaces } from './support/price-places';
import { expect, test } from './support/test';

const CALCULATOR_PAGES = CALCULATORS.map(({ name }) => `/rechner/${name}`);

const PUBLIC = [
  '/',
  '/immobilie-bewerten',
  '/bewertung/methode',
  '/immobilienpreise',
  '/ratgeber',
  '/beratung',
  '/rechner',
  ...CALCULATOR_PAGES,
  '/makler',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/datenquellen',
];

const PRIVATE = [
  '/bewertung',
  '/ratgeber/gespeichert',
  '/ratgeber?search=notar',
  '/rechner/maklerprovision/ergebnis?price=400000',
  '/immobilienpreise/suche?ort=Frankfurt',
  '/ratgeber/gibt-es-nicht',
  '/employee/login',
  '/mitarbeiter',
];

/** Other tests publish guides of their own. */
const OURS = readdirSync('content/guides').map((file) => `/ratgeber/${file.replace('.md', '')}`);

const DESCRIPTION_LIMIT = 160;

async function read(request: APIRequestContext, address: string): Promise<CheerioAPI> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return load(await response.text());
}

const meta = ($: CheerioAPI, name: string) =>
  $(`meta[property="${name}"], meta[name="${name}"]`).attr('content');

async function articleAddresses(request: APIRequestContext) {
  const articles = (await (await request.get('/api/market-articles')).json()) as { slug: string }[];
  return articles.map(({ slug }) => `/ratgeber/${slug}`);
}

function structured($: CheerioAPI) {
  const scripts = $('script[type="application/ld+json"]').toArray();
  const entries = scripts.flatMap(
    (script) => (JSON.parse($(script).text()) as { '@graph': Record<string, unknown>[] })['@graph'],
  );
  return new Map(entries.map((entry) => [String(entry['@type']), entry]));
}

test('every public page says what it is: title, description, canonical address, preview', async ({
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const places = (await sixtyPlaces(request)).findable.slice(1, 5);
  const articles = await articleAddresses(request);
  const pages = [...PUBLIC, ...places, ...articles.filter((each) => OURS.includes(each))];
  expect(pages.length).toBeGreaterThanOrEqual(PUBLIC.length + 16);
  for (const address of pages) {
    const $ = await read(request, address);
    const description = meta($, 'description') ?? '';
    expect($('html').attr('lang'), address).toBe('de');
    expect($('h1'), address).toHaveLength(1);
    expect($('main'), address).toHaveLength(1);
    expect($('title').text().length, address).toBeGreaterThan(10);
    expect(description.length, address).toBeGreaterThan(50);
    expect(description.length, address).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
    const canonical = $('link[rel="canonical"]').attr('href') ?? '';
    expect(new URL(canonical).pathname, address).toBe(address);
    expect(meta($, 'og:url'), address).toBe(canonical);
    expect(meta($, 'og:title'), address).toBeTruthy();
    expect(meta($, 'og:description'), address).toBe(description);
    expect(meta($, 'robots'), address).toBeUndefined();
    expect($('link[type="application/atom+xml"]').attr('href'), address).toMatch(/feed\.xml$/);
    titles.add($('title').text());
    descriptions.add(description);
    const picture = await request.get(new URL(meta($, 'og:image') ?? '').pathname);
    expect(picture.headers()['content-type'], address).toBe('image/png');
    // Width and height of a PNG follow its first sixteen bytes.
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([1200, 630]);
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

test('structured data tells of organisation, questions, articles and where they stand', async ({
  request,
}) => {
  const home = await read(request, '/');
  const onHome = structured(home);
  expect(onHome.get('Organization')).toMatchObject({ name: 'Wohnlotse' });
  const questions = onHome.get('FAQPage')?.mainEntity as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  expect(questions).toHaveLength(5);
  for (const { name, acceptedAnswer } of questions) {
    expect(home('details h3').text()).toContain(name);
    expect(home('details').text()).toContain(acceptedAnswer.text);
  }
  for (const address of await articleAddresses(request)) {
    const $ = await read(request, address);
    const data = structured($);
    const article = data.get('Article');
    expect(article, address).toMatchObject({ headline: $('h1').text(), inLanguage: 'de' });
    expect(Date.parse(String(article?.datePublished)), address).not.toBeNaN();
    expect(article?.image, address).toEqual([meta($, 'og:image')]);
    const trail = data.get('BreadcrumbList')?.itemListElement as { name: string; item: string }[];
    expect(trail.map(({ name }) => name)).toEqual(['Startseite', 'Ratgeber', $('h1').text()]);
    expect(meta($, 'og:type'), address).toBe('article');
  }
});

test('a calculator says where it stands', async ({ request }) => {
  for (const address of CALCULATOR_PAGES) {
    const $ = await read(request, address);
    const trail = structured($).get('BreadcrumbList')?.itemListElement as { name: string }[];
    expect(trail.map(({ name }) => name)).toEqual(['Startseite', 'Rechner', $('h1').text()]);
  }
});

test('private pages ask not to be indexed', async ({ request }) => {
  const { thin } = await sixtyPlaces(request);
  for (const address of [...PRIVATE, ...thin]) {
    const response = await request.get(address);
    const $ = load(await response.text());
    const asked = `${meta($, 'robots') ?? ''} ${response.headers()['x-robots-tag'] ?? ''}`;
    expect(asked, address).toContain('noindex');
  }
});

async function listedIn(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  expect(response.headers()['content-type'], address).toContain('application/xml');
  const $ = load(await response.text(), { xml: true });
  return $('loc')
    .toArray()
    .map((node) => ({
      path: new URL($(node).text()).pathname,
      since: $(node).next('lastmod').text(),
    }));
}

test('the pages with prices tell of place and figures, and the way up', async ({ request }) => {
  for (const address of (await sixtyPlaces(request)).findable.slice(0, 4)) {
    const $ = await read(request, address);
    const data = structured($);
    const figures = data.get('Dataset') as Record<string, string>;
    expect(figures.name, address).toMatch(/^Immobilienpreise i/);
    expect(figures.description!.length, address).toBeGreaterThan(50);
    expect(figures).toMatchObject({ isAccessibleForFree: true, temporalCoverage: '2020/2024' });
    expect(figures).not.toHaveProperty('license');
    const canonical = $('link[rel="canonical"]').attr('href');
    expect(figures).toMatchObject({
      url: canonical,
      spatialCoverage: { '@id': `${canonical}#ort` },
    });
    const trail = data.get('BreadcrumbList')?.itemListElement as { item: string }[];
    expect(trail.at(-1)!.item, address).toBe(canonical);
    for (const { item } of trail) {
      const { pathname } = new URL(item);
      expect((await request.get(pathname, { maxRedirects: 0 })).status(), pathname).toBe(200);
    }
  }
  const postcode = structured(
    await read(request, '/immobilienpreise/niedersachsen/region-hannover/30161'),
  );
  expect(postcode.get('Place')).toMatchObject({
    address: { postalCode: '30161', addressCountry: 'DE' },
    containedInPlace: { name: 'Region Hannover' },
  });
  const [{ contentUrl }] = postcode.get('Dataset')!.distribution as [{ contentUrl: string }];
  const download = await request.get(new URL(contentUrl).pathname);
  expect(await download.json()).toMatchObject({ postalCode: '30161' });
});

test('sitemaps list each page with prices that search engines may show, and no other', async ({
  request,
}) => {
  const parts = await listedIn(request, '/sitemap.xml');
  expect(parts).toHaveLength(17);
  const pages = await Promise.all(parts.slice(1).map(({ path }) => listedIn(request, path)));
  const listed = pages.flat();
  expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length);
  for (const { since } of listed) expect(since).toMatch(/^2026-\d\d-\d\dT/);
  for (const address of [`${ROOT}/berlin`, CELLE])
    expect(listed.map(({ path }) => path)).toContain(address);
  // A sample; lib/prices/places.test.ts checks all.
  for (const part of pages.filter((_, index) => index % 4 === 0)) {
    const { path } = part.at(-1)!;
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(meta(load(await response.text()), 'robots'), path).toBeUndefined();
  }
  expect((await request.get('/sitemaps/gibt-es-nicht.xml')).status()).toBe(404);
});

test('sitemap, robots and feed name the public pages and no other', async ({ request }) => {
  const [own] = await listedIn(request, '/sitemap.xml');
  expect(own!.path).toBe('/sitemaps/seiten.xml');
  const listed = (await listedIn(request, own!.path)).map(({ path }) => path);
  const articles = await articleAddresses(request);
  expect(listed.sort()).toEqual([...PUBLIC, ...articles].sort());

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);

  const response = await request.get('/ratgeber/feed.xml');
  expect(response.headers()['content-type']).toContain('application/atom+xml');
  const feed = load(await response.text(), { xml: true });
  const entries = feed('entry > link')
    .toArray()
    .map((node) => new URL(feed(node).attr('href') ?? '').pathname);
  expect(entries).toEqual(articles);
});

/** One small state stands for all places, which have one template. */
const ELSEWHERE = /^\/immobilienpreise\/(?!saarland\/|suche)[^/]+\/./;

test('no link within the portal is dead', async ({ request }) => {
  const queue = ['/'];
  const seen = new Set(queue);
  const dead: string[] = [];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const response = await request.get(address);
    if (!response.ok()) dead.push(`${address}: ${response.status()}`);
    if (!response.headers()['content-type']?.includes('text/html')) continue;
    const $ = load(await response.text());
    for (const node of $('a[href], link[rel="canonical"], img[src], area[href]').toArray()) {
      const target = new URL($(node).attr('href') ?? $(node).attr('src') ?? '', response.url());
      const isOurs = ['localhost', '127.0.0.1'].includes(target.hostname);
      if (!isOurs || !target.protocol.startsWith('http')) continue;
      const anchor = target.hash && target.pathname === new URL(response.url()).pathname;
      if (anchor && $(`[id="${decodeURIComponent(target.hash.slice(1))}"]`).length === 0) {
        dead.push(`${address}: ${target.hash}`);
      }
      const next = target.pathname + target.search;
      if (!seen.has(next) && !ELSEWHERE.test(next)) {
        seen.add(next);
        queue.push(next);
      }
    }
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(40);
});
