import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { contactBody } from '@/lib/testing/contact-factory';
import { valuationBody } from '@/lib/testing/valuation-factory';
import {
  ask,
  cookieOfLogin,
  newVisitor,
  post,
  startCluster,
  type Cluster,
} from '../support/cluster';
import { ENV } from '../support/test';

const ARTICLE = '/ratgeber/energieausweis';

let cluster: Cluster;

test.beforeAll(async () => {
  cluster = await startCluster(ENV);
});
test.afterAll(() => cluster.stop());
test.beforeEach(() =>
  test.skip(!cluster.front, 'There is no nginx on this machine and none could be installed.'),
);

async function storedResult(): Promise<string> {
  const answer = await post(cluster.portals[0], '/api/valuation-requests', valuationBody());
  return `/bewertung/${(await answer.json()).valuationRequest.id}`;
}

const askFront = (
  ...rest: Parameters<typeof ask> extends [unknown, ...infer Rest] ? Rest : never
) => ask(cluster.front!, ...rest);
const cacheStatus = async (path: string, headers = {}) =>
  (await askFront(path, { headers })).headers['x-cache'];

test('answers a public page itself, and tells no further cache to keep it', async () => {
  for (const path of ['/', '/makler', ARTICLE]) {
    await expect.poll(() => cacheStatus(path)).toBe('HIT');
    const { headers } = await askFront(path);
    expect(headers['cache-control']).toBe('s-maxage=0');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  }
});

test('keeps one form of a page apart from another', async () => {
  await expect.poll(() => cacheStatus('/makler', { 'Accept-Encoding': 'gzip' })).toBe('HIT');
  const packed = await askFront('/makler', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  const plain = await askFront('/makler');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.text).toContain('<h1');
  // A part of the page, as links request it.
  expect((await askFront('/makler', { headers: { RSC: '1' } })).text).not.toContain('<!DOCTYPE');
});

test('keeps nothing that belongs to somebody', async () => {
  const result = await storedResult();
  const cookie = await cookieOfLogin(cluster.portals[0]);
  const addresses: [string, Record<string, string>][] = [
    [result, {}],
    ['/anfrage/0123456789012345678901234567890123456789012', {}],
    ['/employee/login', {}],
    ['/employee/dashboard', { Cookie: cookie }],
    ['/employee/dashboard', {}],
    // Public, but the request has a login.
    ['/makler', { Cookie: cookie }],
    ['/api/market-articles', {}],
    ['/api/auth/csrf', {}],
    ['/api/health', {}],
  ];
  for (const [path, headers] of addresses) {
    const kept = [await cacheStatus(path, headers), await cacheStatus(path, headers)];
    expect([path, kept.filter((one) => one === 'HIT' || one === 'STALE')]).toEqual([path, []]);
  }
});

test('restarting one process under load loses no one', async () => {
  const result = await storedResult();
  const [first] = cluster.portals;
  let isOver = false;
  const failed: string[] = [];
  const answered = { pages: 0, forms: 0 };
  const note = ({ status, headers, text }: Awaited<ReturnType<typeof askFront>>) => {
    // An overloaded portal answers 503 as HTML or JSON; nginx and a starting process answer in plain text.
    const isTold = status === 503 && !headers['content-type']?.startsWith('text/plain');
    if (status !== 200 && status !== 201 && !isTold) failed.push(`${status} ${text.slice(0, 100)}`);
  };
  const reader = async () => {
    while (!isOver) {
      note(await askFront(result));
      answered.pages++;
    }
  };
  const sender = async () => {
    while (!isOver) {
      const headers = { 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': newVisitor() };
      note(
        await askFront('/api/contact-requests', { method: 'POST', body: contactBody(), headers }),
      );
      answered.forms++;
    }
  };
  const load = Promise.all(
    [...Array(2).fill(reader), ...Array(2).fill(sender)].map((one) => one()),
  );
  try {
    const least = () => Math.min(answered.pages, answered.forms);
    await expect.poll(least).toBeGreaterThan(3);
    await first.restart();
  } finally {
    isOver = true;
    await load;
  }
  expect(failed, cluster.portals.map(({ output }) => output).join('\n')).toEqual([]);
});
