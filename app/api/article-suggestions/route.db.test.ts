import { database } from '@/lib/platform/db/client';
import { article } from '@/lib/testing/article-factory';
import { GET } from './route';

const ADDRESS = 'http://localhost/api/article-suggestions';
const ask = (search: string, headers?: HeadersInit) =>
  GET(new Request(ADDRESS + search, { headers }), undefined);
const titles = async (search: string) =>
  ((await (await ask(search)).json()) as { title: string }[]).map(({ title }) => title);

beforeEach(async () => {
  const db = await database();
  await db.marketArticle.deleteMany();
  for (let number = 1; number <= 8; number += 1) {
    const data = article({ slug: `notar-${number}`, title: `Notar ${number}` });
    await db.marketArticle.create({ data: { ...data, sources: [] } });
  }
});

test('offers five of what fits, and six where nothing is asked', async () => {
  expect(await titles('?search=notra')).toHaveLength(5);
  expect(await titles('')).toHaveLength(6);
  expect(await titles('?search=xqzv')).toEqual([]);
});

test('has title, summary, address and reading time, and not the text', async () => {
  const [first] = (await (await ask('?search=notar')).json()) as object[];
  expect(Object.keys(first ?? {}).sort()).toEqual(['minutes', 'slug', 'summary', 'title']);
});

test('offers places before the articles on request', async () => {
  expect(await titles('?places=1&search=Oldenburg')).toEqual([
    ...['Immobilienpreise in Oldenburg', 'Immobilienpreise im Landkreis Oldenburg'],
    'Immobilienpreise in 23758 Oldenburg in Holstein',
  ]);
  expect(await titles('?search=Oldenburg')).toEqual([]);
  expect(await titles('?places=1&search=Notar')).toEqual(await titles('?search=Notar'));
  expect(await titles('?places=1')).toHaveLength(6);
});

test('is kept by the client and not sent again while it is the same', async () => {
  const { headers } = await ask('?search=notar');
  expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=300');
  const again = await ask('?search=notar', { 'If-None-Match': headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test.each(['?search=%00%ff', `?search=${'x'.repeat(5000)}`, '?search=a&search=b', '?search=.*(['])(
  'answers whatever is asked: %s',
  async (search) => {
    expect((await ask(search)).status).toBe(200);
  },
);
