import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type StoredAnswer, Cache, sendStored } from './cache';

const PAGE = `<!doctype html><script>first()</script>${'<p>Text</p>'.repeat(300)}`;
const FRESH = { 'cache-control': 's-maxage=20, stale-while-revalidate=25' };

function next(...answers: Partial<StoredAnswer>[]) {
  const asked: string[] = [];
  const cache: Cache = new Cache(async (path) => {
    const {
      status = 200,
      headers = {},
      body = Buffer.from(PAGE),
    } = answers[Math.min(asked.push(path), answers.length) - 1] ?? {};
    return { status, headers: { 'content-type': 'text/html', ...headers }, body };
  });
  return { cache, asked };
}

async function fetched(cache: Cache, headers: OutgoingHttpHeaders = {}) {
  const server = createServer(async (request, response) =>
    sendStored(await cache.get(request.url ?? ''), request, response),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, path: '/', headers }), 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  server.close();
  return { status: answer.statusCode, headers: answer.headers, body };
}

test('what may be shared is asked for once, also by all who come meanwhile', async () => {
  const { cache, asked } = next({ headers: FRESH });
  await Promise.all([cache.get('/'), cache.get('/'), cache.get('/')]);
  await cache.get('/');
  expect(asked).toEqual(['/']);
});

test.each<[string, Partial<StoredAnswer>]>([
  ['says nothing of caches', {}],
  ['is private', { headers: { 'cache-control': 'private, s-maxage=20' } }],
  ['is for one visitor', { headers: { ...FRESH, 'set-cookie': ['a=1'] } }],
  ['is a fault', { status: 500, headers: FRESH }],
])('what %s is asked for each time', async (_, answer) => {
  const { cache, asked } = next(answer);
  await cache.get('/');
  await cache.get('/');
  expect(asked).toHaveLength(2);
});

test('a page is sent in the form that the client takes, with one tag for all forms', async () => {
  const { cache } = next({ headers: FRESH });
  const [br, zip, plain, none] = await Promise.all([
    fetched(cache, { 'accept-encoding': 'gzip, br' }),
    fetched(cache, { 'accept-encoding': 'br;q=0, gzip' }),
    fetched(cache),
    fetched(cache, { 'accept-encoding': 'identity' }),
  ]);
  expect([br, zip, plain, none].map(({ headers }) => headers['content-encoding'])).toEqual([
    ...['br', 'gzip', undefined, undefined],
  ]);
  expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
  expect(gunzipSync(zip.body).toString()).toBe(PAGE);
  expect(plain.body.toString()).toBe(PAGE);
  expect(new Set([br, zip, plain].map(({ headers }) => headers.etag)).size).toBe(1);
  expect(br.headers.vary).toContain('Accept-Encoding');
});

test('the policy of a page names the scripts of the very bytes that are kept', async () => {
  const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'";
  const { cache } = next({ headers: { ...FRESH, 'content-security-policy': policy } });
  const { headers } = await fetched(cache);
  const hash = createHash('sha256').update('first()').digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'self'; script-src 'self' 'sha256-${hash}'`,
  );
});

describe('while time passes', () => {
  let now = 0;
  beforeEach(() => {
    now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  test('a page is refreshed while its reader gets what is kept, and expires', async () => {
    const { cache, asked } = next({ headers: FRESH }, { headers: FRESH, body: Buffer.from('new') });
    await cache.get('/');
    now += 6000;
    expect((await cache.get('/')).body.toString()).toBe(PAGE);
    expect(asked).toHaveLength(2);
    await cache.fetch('/');
    expect((await cache.get('/')).body.toString()).toBe('new');
    now += 60_000;
    expect(cache.find('/')).toBeUndefined();
  });

  test('a fault leaves what is kept', async () => {
    const { cache } = next({ headers: FRESH }, { status: 503, body: Buffer.from('fault') });
    await cache.get('/');
    now += 6000;
    await cache.get('/');
    await cache.fetch('/');
    expect((await cache.get('/')).body.toString()).toBe(PAGE);
  });
});
