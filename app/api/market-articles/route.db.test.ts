import { GET as getOne } from './[slug]/route';
import { POST as postView } from './[slug]/views/route';
import { GET as getAll } from './route';
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

describe('GET /api/market-articles', () => {
  test('answers with every article, newest first, in exactly seven fields', async () => {
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

  test('answers with an empty list if there are no articles', async () => {
    await (await database()).marketArticle.deleteMany();
    expect(await (await list()).json()).toEqual([]);
  });
});

describe('GET /api/market-articles/{slug}', () => {
  test('answers with the same seven fields as the list', async () => {
    const [first] = await (await list()).json();
    const response = await one('neu');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(first);
  });

  test.each(['unbekannt', '', 'NEU', "neu' OR 1=1", '../neu', '\u0000'])(
    'answers to %j that it is not found',
    async (slug) => {
      const response = await one(slug);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'Article not found' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe.each([
  ['the list', list],
  ['an article', (headers?: Record<string, string>) => one('neu', headers)],
])('%s is kept by the client', (_, ask) => {
  const tagNow = async () => (await ask()).headers.get('etag') ?? '';

  test('five minutes fresh, five more while it asks', async () => {
    const { headers } = await ask();
    expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=300');
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]+"$/);
  });

  test('and not sent again while it is the same', async () => {
    const tag = await tagNow();
    const response = await ask({ 'If-None-Match': tag });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(tag);
  });

  test('and sent again once an editor has changed it', async () => {
    const tag = await tagNow();
    const where = { slug: 'neu' };
    await (await database()).marketArticle.update({ where, data: { title: 'Anders' } });
    const response = await ask({ 'If-None-Match': tag });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Anders');
    expect(response.headers.get('etag')).not.toBe(tag);
  });
});

describe('POST /api/market-articles/{slug}/views', () => {
  const view = (slug: string, headers: Record<string, string>) =>
    postView(new Request(ADDRESS, { method: 'POST', headers }), context(slug));
  const views = async () =>
    (await (await database()).articleViews.findMany()).map(({ count }) => count);

  test('counts and answers nothing', async () => {
    const response = await view('neu', { 'User-Agent': BROWSER, 'X-Forwarded-For': '192.0.2.1' });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(await views()).toEqual([1]);
  });

  test('answers the same to one that does not count', async () => {
    const headers = { 'User-Agent': BROWSER, 'X-Forwarded-For': '192.0.2.2' };
    await view('neu', headers);
    expect((await view('neu', headers)).status).toBe(204);
    expect((await view('neu', { 'X-Forwarded-For': '192.0.2.3' })).status).toBe(204);
    expect(await views()).toEqual([1]);
  });

  test('answers 404 to an article that does not exist', async () => {
    const response = await view('unbekannt', { 'User-Agent': BROWSER });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Article not found' });
    expect(await views()).toEqual([]);
  });
});
