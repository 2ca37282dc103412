import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { askInside } from './inner-request';
import { keepPages, keptUnder, shareableFor } from './kept-pages';
import { tellHowLong } from './whole-pages';

const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'x-nextjs-prerender': '1',
  'cache-control': 's-maxage=25',
};

describe('what may be kept', () => {
  test.each([
    ['/', {}, '/'],
    ['/ratgeber/energieausweis', {}, '/ratgeber/energieausweis'],
    ['/makler?utm_source=brief&utm_medium=post&gclid=1', {}, '/makler'],
    ['/makler?utm_source=brief&search=notar', {}, undefined],
    ['/ratgeber?search=notar', {}, '/ratgeber?search=notar'],
    ['/ratgeber?kategorie=recht&search=a+b', {}, '/ratgeber?kategorie=recht&search=a+b'],
    ['/ratgeber?search=notar&page=2', {}, undefined],
    [`/ratgeber?search=${'a'.repeat(101)}`, {}, undefined],
    ['/makler?search=notar', {}, undefined],
    ['/%6dakler', {}, undefined],
    ['/', { method: 'HEAD' }, '/'],
    ['/', { method: 'POST' }, undefined],
    ['/', { headers: { rsc: '1' } }, undefined],
    ['/', { headers: { 'next-action': 'a' } }, undefined],
    ['/', { headers: { range: 'bytes=0-1' } }, undefined],
    ['/', { headers: { 'content-length': '1' } }, undefined],
    ['/', { headers: { 'transfer-encoding': 'chunked' } }, undefined],
    ['/', { headers: { cookie: 'a=b; __prerender_bypass=c' } }, undefined],
    ['/', { headers: { cookie: 'session=c' } }, '/'],
  ])('%s with %j is kept under %s', (url, more, path) => {
    expect(keptUnder({ method: 'GET', url, headers: {}, ...more })).toBe(path);
  });

  test.each([
    ['a page made ahead of time', 200, {}, 25],
    ['a page that has to be made anew', 200, { 'cache-control': 's-maxage=0' }, 0],
    ['a page that does not say how long', 200, { 'cache-control': undefined }, 0],
    ['a page rendered at each request', 200, { 'cache-control': 'private, no-store' }, 0],
    ['one that is the same for everybody', 200, { 'x-nextjs-prerender': undefined }, 25],
    ['a page with a cookie', 200, { 'set-cookie': ['a=b'] }, 0],
    ['data of a page', 200, { 'content-type': 'text/x-component' }, 0],
    ['a missing page', 404, {}, 0],
    ['a fault', 503, {}, 0],
    [
      'a script',
      200,
      { 'x-nextjs-prerender': undefined, 'cache-control': 'public, max-age=1, immutable' },
      Infinity,
    ],
  ])('%s, %i, may be shown for so long', (_what, status, more, seconds) => {
    expect(shareableFor(status, { ...PAGE, ...more })).toBe(seconds);
  });

  test.each([
    ['s-maxage=20, stale-while-revalidate=25', 'HIT', 's-maxage=25'],
    ['s-maxage=20, stale-while-revalidate=25', 'MISS', 's-maxage=25'],
    ['s-maxage=20, stale-while-revalidate=25', 'STALE', 's-maxage=0'],
    ['s-maxage=31536000', 'HIT', 's-maxage=0'],
    ['no-store', 'HIT', 'no-store'],
  ])('Next says %s of a page that is a %s, caches are told %s', async (said, state, told) => {
    const { headers } = await askInside(async (_request, response) => {
      response.setHeader('Cache-Control', said);
      response.setHeader('x-nextjs-cache', state);
      tellHowLong(response);
      response.end();
    }, '/');
    expect(headers['cache-control']).toBe(told);
  });

  test('an answer whose headers have left goes on as it is', async () => {
    const said = 's-maxage=20, stale-while-revalidate=25';
    const { headers, body } = await askInside(async (_request, response) => {
      response.setHeader('Cache-Control', said);
      response.write('half');
      tellHowLong(response);
      response.end(' and half');
    }, '/');
    expect([headers['cache-control'], String(body)]).toEqual([said, 'half and half']);
  });
});

type Next = (path: string) => { status?: number; headers?: OutgoingHttpHeaders; text: string };

describe('a server that keeps', () => {
  const elapsed = performance.now.bind(performance);
  let moved = 0;
  beforeAll(() => {
    // It stands still, but for what a test moves it on.
    const held = elapsed();
    performance.now = () => held + moved;
  });
  afterAll(() => {
    performance.now = elapsed;
  });

  let server: ReturnType<typeof createServer>;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** What stands in Next's place; it can be made to wait. */
  async function start(next: Next, room?: number) {
    const state = { next, calls: 0, gate: Promise.resolve() };
    const handle = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
      state.calls++;
      await state.gate;
      const { status = 200, headers, text } = state.next(url);
      const all = { ...PAGE, etag: `"${text.length}${text.slice(0, 9)}"`, ...headers };
      for (const [name, value] of Object.entries(all)) response.setHeader(name, value ?? '');
      response.statusCode = status;
      response.end(text);
    };
    const answerKept = keepPages((path) => askInside(handle, path), room);
    server = createServer((request, response) => {
      if (!answerKept(request, response)) void handle(request, response);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
      new Promise<{ status?: number; headers: IncomingMessage['headers']; body: Buffer }>(
        (resolve, reject) =>
          get({ port, path, headers, method }, async (response) => {
            const chunks: Buffer[] = [];
            for await (const chunk of response) chunks.push(chunk);
            const { statusCode: status, headers: received } = response;
            resolve({ status, headers: received, body: Buffer.concat(chunks) });
          }).on('error', reject),
      );
    /** Asks until Next is not asked any more. */
    const untilKept = async (path = '/') => {
      for (let before = -1; before !== state.calls;) {
        before = state.calls;
        await ask(path);
      }
    };
    /** Asks until an answer is so. */
    const untilShown = async (text: string, path = '/') => {
      while (String((await ask(path)).body) !== text);
    };
    return { state, ask, untilKept, untilShown };
  }

  const TEXT = 'Seite '.repeat(1000);

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate, br;q=0', gunzipSync],
    ['gzip', 'gzip', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, undefined, (body: Buffer) => body],
  ])('gives %s to whoever takes %s, and it is what Next gave', async (encoding, taken, unpack) => {
    const { ask, untilKept, state } = await start(() => ({ text: TEXT, headers: { vary: 'rsc' } }));
    await untilKept();
    const { calls } = state;
    const asked = taken ? { 'accept-encoding': taken } : {};
    const { headers, body, status } = await ask('/', asked);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': PAGE['content-type'],
      vary: 'rsc, Accept-Encoding',
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(String(unpack(body))).toBe(TEXT);
    const head = await ask('/', asked, 'HEAD');
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
    expect(state.calls).toBe(calls);
  });

  test.each([
    ['the tag', (tag: string) => tag, 304],
    ['the tag as Next writes it', (tag: string) => tag.replace('W/', ''), 304],
    ['the tag among others', (tag: string) => `"a", ${tag}`, 304],
    ['any', () => '*', 304],
    ['another', () => '"a"', 200],
  ])('answers a client that names %s', async (_what, known, status) => {
    const { ask, untilKept } = await start(() => ({ text: TEXT }));
    await untilKept();
    const { headers } = await ask('/');
    const again = await ask('/', { 'if-none-match': known(String(headers.etag)) });
    expect(again.status).toBe(status);
    expect(again.headers.etag).toBe(headers.etag);
    if (status === 304) expect(again.body.length).toBe(0);
  });

  test('shows what is old for no longer than Next allowed, and tells how long that is', async () => {
    const { ask, untilKept, state } = await start(() => ({ text: 'alt' }));
    await untilKept();
    state.next = () => ({ text: 'fault', status: 503 });
    moved += 20_000;
    const { headers, body } = await ask('/');
    expect(String(body)).toBe('alt');
    expect(Number(/\d+/.exec(headers['cache-control'] ?? '')?.[0])).toBeLessThanOrEqual(5);
    moved += 5_000;
    expect((await ask('/')).status).toBe(503);
  });

  test('looks for what is new while others read what is old', async () => {
    const { ask, untilKept, untilShown, state } = await start(() => ({ text: 'alt' }));
    await untilKept();
    let open = () => {};
    state.gate = new Promise((resolve) => (open = resolve));
    state.next = () => ({ text: 'neu' });
    moved += 6_000;
    const { calls } = state;
    const read = await Promise.all(Array.from({ length: 20 }, () => ask('/')));
    expect(read.map(({ body }) => String(body))).toEqual(Array(20).fill('alt'));
    expect(state.calls).toBe(calls + 1);
    open();
    await untilShown('neu');
    expect(state.calls).toBe(calls + 1);
  });

  test('a page that is being made anew by Next is asked for again soon', async () => {
    const { ask, untilKept, untilShown, state } = await start(() => ({ text: 'alt' }));
    await untilKept();
    const headers = { 'x-nextjs-cache': 'STALE', 'cache-control': 's-maxage=0' };
    state.next = () => ({ text: 'alt', headers });
    moved += 6_000;
    await untilShown('alt');
    state.next = () => ({ text: 'neu' });
    moved += 1_000;
    await ask('/');
    await untilShown('neu');
  });

  test('a page that is gone is not shown on', async () => {
    const { ask, untilKept, state } = await start(() => ({ text: 'alt' }));
    await untilKept();
    state.next = () => ({ text: 'fehlt', status: 404 });
    moved += 6_000;
    while ((await ask('/')).status !== 404);
    expect(String((await ask('/')).body)).toBe('fehlt');
  });

  test('keeps no more than there is room for, and what was asked for last', async () => {
    const { ask, untilKept, state } = await start((path) => ({ text: path.repeat(500) }), 2_500);
    for (const path of ['/a', '/b', '/c']) await untilKept(path);
    const { calls } = state;
    await ask('/c');
    expect(state.calls).toBe(calls);
    await ask('/a');
    expect(state.calls).toBeGreaterThan(calls);
  });

  test('a search is kept once it is made again', async () => {
    const headers = { 'x-nextjs-prerender': '', etag: '' };
    const { ask, untilKept, state } = await start((path) => ({ text: path, headers }));
    const path = '/ratgeber?search=notar';
    for (const other of [path, '/ratgeber?search=haus', '/ratgeber?search=makler'])
      await ask(other);
    expect(state.calls).toBe(3);
    await untilKept(path);
    const { calls } = state;
    const { headers: told, body } = await ask(path);
    expect(String(body)).toBe(path);
    expect(told.etag).toMatch(/^W\/"[\w-]+"$/);
    expect(state.calls).toBe(calls);
  });

  test('pictures and fonts are kept as they are', async () => {
    const headers = { 'content-type': 'font/woff2', 'cache-control': 'max-age=1, immutable' };
    const { ask, untilKept } = await start(() => ({ text: TEXT, headers }));
    await untilKept('/a.woff2');
    moved += 100_000;
    const { headers: given, body } = await ask('/a.woff2', { 'accept-encoding': 'br' });
    expect(given['content-encoding']).toBeUndefined();
    expect(String(body)).toBe(TEXT);
  });
});
