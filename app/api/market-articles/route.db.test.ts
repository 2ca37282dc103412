import { GET as getOne } from './[slug]/route';
import { POST as postView } from './[slug]/views/route';
import { GET as getAll } from './route';
import { GET as getSuggestions } from '../article-suggestions/route';
import { database } from '@/lib/platform/db/client';
import { article } from '@/lib/testing/article-factory';

const ADDRESS = 'http://localhost/api/market-articles';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const NEW = article({ slug: 'neu', createdAt: new Date('2026-11-20T07:00:00Z') });
const OLD = article({ slug: 'alt', createdAt: new Date('2026-01-02T03:04:05Z') });

const asked = (headers?: Record<string, string>) => new Request(ADDRESS, { headers });
const context = (slug: string) => ({ params: Promise.resolve({ slug }) });
const list = (headers?: Record<string, string>) => getAll(asked(headers), undefined);
const one = (slug: string, headers?: Record<string, string>) =>
  getOne(asked(headers), context(slug));

beforeEach(async () => {
  const db = await database();
  await db.marketArticle.deleteMany();
  await db.articleViews.deleteMany();
  for (const data of [OLD, NEW]) {
    await db.marketArticle.create({ data: { ...data, sources: [{ title: 'BGB' }] } });
  }
});

test('GET /api/market-articles answers with every article, newest first, in exactly seven fields', async () => {
  const response = await list();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  const body = await response.json();
  expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(['neu', 'alt']);
  expect(body[1]).toEqual({
    id: 'id-of-alt',
    title: OLD.title,
    slug: 'alt',
    image: OLD.image,
    summary: OLD.summary,
    content: OLD.content,
    createdAt: '2026-01-02T03:04:05.000Z',
  });
});

describe('GET /api/market-articles/{slug}', () => {
  test('answers with the same seven fields as the list', async () => {
    const [first] = await (await list()).json();
    const response = await one('neu');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(first);
  });

  test.each(['unbekannt', "neu' OR 1=1", '\u0000'])(
    'answers to %j that it is not found',
    async (slug) => {
      const response = await one(slug);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'Article not found' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );
});

test.each([
  ['the list', list],
  ['an article', (headers?: Record<string, string>) => one('neu', headers)],
])(
  '%s is kept by the client for five minutes, and sent again once it was changed',
  async (_, ask) => {
    const { headers } = await ask();
    expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=300');
    const tag = headers.get('etag') ?? '';
    expect((await ask({ 'If-None-Match': tag })).status).toBe(304);
    const where = { slug: 'neu' };
    await (await database()).marketArticle.update({ where, data: { title: 'Anders' } });
    const response = await ask({ 'If-None-Match': tag });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Anders');
  },
);

describe('POST /api/market-articles/{slug}/views', () => {
  const view = (slug: string, headers: Record<string, string>) =>
    postView(new Request(ADDRESS, { method: 'POST', headers }), context(slug));
  const views = async () =>
    (await (await database()).articleViews.findMany()).map(({ count }) => count);

  test('counts once for a person, and answers nothing', async () => {
    const headers = { 'User-Agent': BROWSER, 'X-Forwarded-For': '192.0.2.1' };
    for (const sent of [headers, headers, { 'X-Forwarded-For': '192.0.2.3' }]) {
      const response = await view('neu', sent);
      expect(response.status).toBe(204);
      expect(await response.text()).toBe('');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.has('set-cookie')).toBe(false);
    }
    expect(await views()).toEqual([1]);
  });

  test('answers 404 to an article that does not exist', async () => {
    const response = await view('unbekannt', { 'User-Agent': BROWSER });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Article not found' });
    expect(await views()).toEqual([]);
  });
});

describe('GET /api/article-suggestions', () => {
  const suggest = (search: string) =>
    getSuggestions(new Request(`http://localhost/api/article-suggestions${search}`), undefined);
  const titles = async (search: string) =>
    ((await (await suggest(search)).json()) as { title: string }[]).map(({ title }) => title);

  beforeEach(async () => {
    const db = await database();
    for (let number = 1; number <= 8; number += 1) {
      const data = article({ slug: `notar-${number}`, title: `Notar ${number}` });
      await db.marketArticle.create({ data: { ...data, sources: [] } });
    }
  });

  test('offers five of what fits, without its text, and six where nothing is asked', async () => {
    expect(await titles('?search=notra')).toHaveLength(5);
    expect(await titles('')).toHaveLength(6);
    expect(await titles('?search=xqzv')).toEqual([]);
    const [first] = (await (await suggest('?search=notar')).json()) as object[];
    expect(Object.keys(first ?? {}).sort()).toEqual(['minutes', 'slug', 'summary', 'title']);
    for (const search of ['?search=%00%ff', '?search=a&search=b', '?search=.*([']) {
      expect((await suggest(search)).status).toBe(200);
    }
  });

  test('offers places and calculators before the articles on request', async () => {
    expect(await titles('?places=1&search=Oldenburg')).toEqual([
      ...['Immobilienpreise in Oldenburg', 'Immobilienpreise im Landkreis Oldenburg'],
      'Immobilienpreise in 23758 Oldenburg in Holstein',
    ]);
    expect(await titles('?search=Oldenburg')).toEqual([]);
    expect(await titles('?places=1&search=Notar')).toEqual([
      'Notar- und Grundbuchkosten berechnen',
      ...(await titles('?search=Notar')),
    ]);
  });
});
