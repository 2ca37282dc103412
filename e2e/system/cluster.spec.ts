import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { contactForm } from '@/lib/requests/kinds/contact';
import { contactBody } from '@/lib/testing/contact-factory';
import { startMailServer, type MailServer } from '@/lib/testing/mail-server';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { ask, startCluster, type Cluster } from '../support/cluster';
import { query } from '../support/database';
import type { Portal } from '../support/portal';
import { EMPLOYEE, ENV } from '../support/test';

// Two processes on one Postgres behind nginx, as in deploy/: whatever two could disagree on.

const ARTICLE = '/ratgeber/energieausweis';
const OFFICE = 'buero@wohnlotse.example';
const NO_NGINX = 'There is no nginx on this machine and none could be installed.';

let mailServer: MailServer;
let cluster: Cluster;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  mailServer = await startMailServer();
  const env = { ...ENV, RATE_LIMIT: 'on', SMTP_URL: mailServer.url, COMPANY_EMAIL: OFFICE };
  cluster = await startCluster(env);
});
test.afterAll(async () => {
  await cluster.stop();
  await mailServer.stop();
});

let visitors = 0;
/** Somebody who has not been here before, as a proxy names them. */
const newVisitor = () => `2001:db8:${(++visitors).toString(16)}::1`;

function post(
  { url }: Pick<Portal, 'url'>,
  path: string,
  body: unknown,
  { visitor = newVisitor(), ...headers }: Record<string, string> = {},
) {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor, ...headers },
    body: JSON.stringify(body),
  });
}

const both = () => cluster.portals;
const alternately = (number: number) => both()[number % 2] as Portal;
const count = async (sql: string) => Number((await query(both()[0], sql))[0]?.count);

async function cookieOfLogin(portal: Portal): Promise<string> {
  const { email, password } = EMPLOYEE;
  const answer = await post(portal, '/api/employee/login', { email, password });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const isKnown = async ({ url }: Portal, Cookie: string) =>
  (await fetch(`${url}/api/employee/me`, { headers: { Cookie } })).status;

/** Stores a valuation. @returns the address of its result */
async function storedResult(): Promise<string> {
  const answer = await post(both()[0], '/api/valuation-requests', valuationBody());
  return `/bewertung/${(await answer.json()).valuationRequest.id}`;
}

test('what one address sends to both counts together', async () => {
  const { limit, window } = contactForm.rule;
  const inWindow = () => Math.floor(Date.now() / (window * 1000));
  for (let begun = -1; begun !== inWindow();) {
    begun = inWindow();
    const headers = { visitor: newVisitor() };
    const send = async (number: number) =>
      (await post(alternately(number), '/api/contact-requests', contactBody(), headers)).status;
    const allowed: number[] = [];
    for (let number = 0; number < limit; number++) allowed.push(await send(number));
    const beyond = await Promise.all([send(0), send(1)]);
    // Counting starts anew with each window; what met that moment is done again.
    if (begun !== inWindow()) continue;
    expect(allowed).toEqual(Array(limit).fill(201));
    expect(beyond).toEqual([429, 429]);
  }
});

test('a login at one is a login at the other, and so is its end', async () => {
  const [first, second] = both();
  const cookie = await cookieOfLogin(first);
  expect(await isKnown(second, cookie)).toBe(200);
  await post(first, '/api/employee/logout', {}, { Cookie: cookie });
  expect(await isKnown(second, cookie)).toBe(401);
});

test('a form that reaches both at once under one key is one request', async () => {
  const name = `Doppelt ${randomUUID()}`;
  const headers = { 'Idempotency-Key': randomUUID(), visitor: newVisitor() };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      post(alternately(number), '/api/valuation-requests', valuationBody({ name }), headers),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  const ids = await Promise.all(answers.map(async (one) => (await one.json()).valuationRequest.id));
  expect(new Set(ids).size).toBe(1);
  expect(await count(`SELECT COUNT(*) AS count FROM "Request" WHERE "name" = '${name}'`)).toBe(1);
});

test('each mail is sent once, though both send', async () => {
  const emails = Array.from({ length: 20 }, () => `${randomUUID()}@example.org`);
  const answers = await Promise.all(
    emails.map((email, number) =>
      post(alternately(number), '/api/contact-requests', contactBody({ email })),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 201));
  const sent = () => mailServer.mails.map(({ to }) => to).filter((to) => emails.includes(to));
  await mailServer.until(() => new Set(sent()).size === emails.length);
  const QUEUED = `SELECT COUNT(*) AS count FROM "OutboxMessage" WHERE "status" = 'queued'`;
  await expect.poll(() => count(QUEUED)).toBe(0);
  expect(sent()).toHaveLength(emails.length);
});

test('readings of an article add up', async () => {
  const VIEWS = `SELECT SUM("count") AS count FROM "ArticleViews" WHERE "slug" = 'energieausweis'`;
  const before = await count(VIEWS);
  const [agent, visitor] = ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', newVisitor()];
  const read = (number: number, by = newVisitor()) => {
    const path = '/api/market-articles/energieausweis/views';
    return post(alternately(number), path, {}, { 'User-Agent': agent, visitor: by });
  };
  await Promise.all(Array.from({ length: 10 }, (_, number) => read(number)));
  // One household, at both.
  await Promise.all([read(0, visitor), read(1, visitor)]);
  expect(await count(VIEWS)).toBe(before + 11);
});

test('an edited article is shown by both, and by nginx within 45 seconds @long', async () => {
  test.setTimeout(90_000);
  const { front } = cluster;
  const title = `Titel ${randomUUID()}`;
  const seen = async () => {
    const servers = front ? [...both(), front] : both();
    const answers = await Promise.all(servers.map((server) => ask(server, ARTICLE)));
    return answers.map(({ text }) => text.includes(title));
  };
  await seen();
  await query(
    both()[0],
    `UPDATE "MarketArticle" SET "title" = '${title}', "createdAt" = CURRENT_TIMESTAMP WHERE "slug" = 'energieausweis'`,
  );
  const changed = Date.now();
  // For the two processes 45 seconds pass now; nginx has a clock of its own.
  await Promise.all(both().map((portal) => portal.passTime(45_000)));
  await expect.poll(seen, { timeout: 45_000 }).toEqual(front ? [true, true, true] : [true, true]);
  expect(Date.now() - changed).toBeLessThan(45_000);
});

test.describe('nginx', () => {
  test.beforeEach(() => test.skip(!cluster.front, NO_NGINX));

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
    // A part of the page, as links ask for it.
    expect((await askFront('/makler', { headers: { RSC: '1' } })).text).not.toContain('<!DOCTYPE');
  });

  test('keeps nothing that belongs to somebody', async () => {
    const result = await storedResult();
    const cookie = await cookieOfLogin(both()[0]);
    const addresses: [string, Record<string, string>][] = [
      [result, {}],
      ['/anfrage/0123456789012345678901234567890123456789012', {}],
      ['/employee/login', {}],
      ['/employee/dashboard', { Cookie: cookie }],
      ['/employee/dashboard', {}],
      // The same for everybody, yet whoever asks is logged in.
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

  test('passes a form on each time, and the address of whoever sends it', async () => {
    const send = () => askFront('/api/contact-requests', { method: 'POST', body: contactBody() });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    const id = ({ text }: typeof first) => JSON.parse(text).contactRequest.id;
    expect(id(first)).not.toBe(id(second));
  });

  test('restarting one process under load loses nobody', async () => {
    test.setTimeout(180_000);
    const result = await storedResult();
    const [first] = both();
    let isOver = false;
    const failed: string[] = [];
    const answered = { pages: 0, forms: 0 };
    const note = ({ status, headers, text }: Awaited<ReturnType<typeof askFront>>) => {
      // Where the machine is too busy for its database, the portal says so, in a page or in JSON; nginx and a
      // process that is not ready have plain words only.
      const isTold = status === 503 && !headers['content-type']?.startsWith('text/plain');
      if (status !== 200 && status !== 201 && !isTold)
        failed.push(`${status} ${text.slice(0, 100)}`);
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
      await expect.poll(least, { timeout: 60_000 }).toBeGreaterThan(3);
      await first.restart();
    } finally {
      isOver = true;
      await load;
    }
    expect(
      failed,
      both()
        .map(({ output }) => output)
        .join('\n'),
    ).toEqual([]);
  });
});
