import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { query } from '../support/database';
import { startPortal, type Portal } from '../support/portal';
import { expect, test } from '../support/start-test';

const ARTICLE = '/ratgeber/energieausweis';
const KEPT = ['/', '/makler', '/ratgeber', ARTICLE, '/immobilie-bewerten', '/impressum'];

/** Seconds */
const PROMISED = 45;

/** Pages with unknown parameters are not cached. */
const byNext = (path: string) => `${path}?unbekannt=1`;

interface Raw {
  status?: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const raw = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Raw>((resolve, reject) =>
    ask(url, { headers, method, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body: Buffer.concat(chunks),
      });
    })
      .on('error', reject)
      .end(),
  );

/** Only answers from the cache have no request id. */
const untilKept = (url: string) =>
  expect.poll(async () => (await raw(url)).headers['x-request-id']).toBeUndefined();

test.describe('one server', () => {
  let portal: Portal;

  test.beforeAll(async () => {
    portal = await startPortal({ provider: 'sqlite', env: { TRUSTED_PROXIES: 'loopback' } });
  });
  test.afterAll(() => portal.stop());

  test('no cache may show a page made ahead of time for longer than promised', async () => {
    for (const path of [...KEPT, ...KEPT.map(byNext)]) {
      const { headers } = await raw(portal.url + path);
      const [, seconds] = /^s-maxage=(\d+)$/.exec(headers['cache-control'] ?? '') ?? [];
      expect([path, seconds]).toEqual([path, expect.any(String)]);
      expect(Number(seconds)).toBeLessThanOrEqual(PROMISED - 20);
    }
  });

  test('what is kept is what Next gives, in each form and with the same headers', async () => {
    const proxied = { 'X-Forwarded-Proto': 'https' };
    for (const path of KEPT) {
      await untilKept(portal.url + path);
      const [plain, br, gzip, head, given] = await Promise.all([
        raw(portal.url + path, proxied),
        raw(portal.url + path, { ...proxied, 'Accept-Encoding': 'gzip, br' }),
        raw(portal.url + path, { ...proxied, 'Accept-Encoding': 'gzip' }),
        raw(portal.url + path, proxied, 'HEAD'),
        raw(portal.url + byNext(path), proxied),
      ]);
      const text = String(given.body);
      expect(String(plain.body)).toBe(text);
      expect(String(brotliDecompressSync(br.body))).toBe(text);
      expect(String(gunzipSync(gzip.body))).toBe(text);
      const same = ({ headers }: Raw) => ({
        ...headers,
        date: '',
        etag: headers.etag?.replace('W/', ''),
        'cache-control': headers['cache-control']?.replace(/\d+/, 'n'),
        'x-nextjs-cache': '',
        // Cached answers have no request id.
        'x-request-id': '',
      });
      expect(same(plain)).toEqual(same(given));
      expect(same(head)).toEqual(same(plain));
      expect(plain.headers['strict-transport-security']).toBeDefined();
      const known = await raw(portal.url + path, { 'If-None-Match': given.headers.etag ?? '' });
      expect(known).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    }
    const script = /\/_next\/static\/chunks\/[^"]*\.js/.exec(
      String((await raw(portal.url)).body),
    )?.[0];
    await untilKept(portal.url + script);
    const kept = await raw(portal.url + script, { 'Accept-Encoding': 'br' });
    expect(kept.headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(kept.body)).toEqual(
      (await raw(portal.url + byNext(script ?? ''))).body,
    );
  });

  test('a search that is made again is kept, for a moment', async () => {
    const url = `${portal.url}/ratgeber?search=notar`;
    await untilKept(url);
    const { headers, body } = await raw(url, { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toContain('Artikel zu „notar“');
    expect(Number(/^s-maxage=(\d+)$/.exec(String(headers['cache-control']))?.[1])).toBeLessThan(21);
  });
});

/** The clock passes in a moment; what the servers do meanwhile takes its time. */
const RENEWING = { timeout: 20_000 };

test('a change and a removal are seen in time by readers who never stop reading', async ({
  start,
}) => {
  const first = await start({ provider: 'postgresql' });
  const second = await start({ provider: 'postgresql', databaseUrl: first.databaseUrl });
  const both = [first, second];
  const read = () => Promise.all(both.map(({ url }) => raw(url + ARTICLE)));
  const newTitles = async () =>
    (await read()).map(({ body }) => String(body).includes('Neuer Titel zum Prüfen'));
  const pass = async () => {
    const step = 3;
    for (let passed = 0; passed < PROMISED; passed += step) {
      await read();
      await Promise.all(both.map((portal: Portal) => portal.passTime(step * 1000)));
    }
  };
  for (const { url } of both) await untilKept(url + ARTICLE);
  const slug = ARTICLE.split('/').at(-1);
  await query(
    first,
    `UPDATE "MarketArticle" SET "title" = 'Neuer Titel zum Prüfen', "createdAt" = CURRENT_TIMESTAMP WHERE "slug" = '${slug}'`,
  );
  expect(await newTitles()).toEqual([false, false]);
  await pass();
  await expect.poll(newTitles, RENEWING).toEqual([true, true]);
  await query(first, `DELETE FROM "MarketArticle" WHERE "slug" = '${slug}'`);
  await pass();
  const statuses = async () => (await read()).map(({ status }) => status);
  await expect.poll(statuses, RENEWING).toEqual([404, 404]);
});
