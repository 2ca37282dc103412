import { expect, test } from '@playwright/test';
import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient, type Transaction } from '@libsql/client';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { valuationForm } from '@/lib/submissions/kinds/valuation';
import { query } from '../support/database';
import { startPortal, type Portal } from '../support/portal';

const PATH = '/api/valuation-requests';

function post(portal: Portal, headers: Record<string, string> = {}) {
  return fetch(portal.url + PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(valuationBody()),
  });
}

const statusOf = async (response: Promise<Response>) => (await response).status;

async function withPortal<Result>(
  options: Parameters<typeof startPortal>[0],
  work: (portal: Portal) => Promise<Result>,
): Promise<Result> {
  const portal = await startPortal(options);
  return work(portal).finally(() => portal.stop());
}

/** Counting restarts every ten minutes: repeats work that crosses the boundary. */
async function inOneWindow<Result>(work: () => Promise<Result>): Promise<Result> {
  const window = () => Math.floor(Date.now() / (valuationForm.rule.window * 1000));
  for (;;) {
    const before = window();
    const result = await work();
    if (window() === before) return result;
  }
}

test.describe('the rate limit', () => {
  test('lets 30 valid posts of one connection through, whatever address it claims', async () => {
    const { through, refused, forged } = await inOneWindow(() =>
      withPortal({ provider: 'sqlite', env: { RATE_LIMIT: 'on' } }, async (portal) => {
        const statuses: number[] = [];
        for (let count = 0; count < 30; count++) statuses.push(await statusOf(post(portal)));
        const last = await post(portal);
        const claims: Record<string, string>[] = [
          { 'X-Forwarded-For': '203.0.113.9' },
          { 'X-Forwarded-For': '203.0.113.9, 127.0.0.1' },
          { 'X-Real-IP': '203.0.113.9', Forwarded: 'for=203.0.113.9' },
        ];
        return {
          through: statuses,
          refused: {
            status: last.status,
            retryAfter: Number(last.headers.get('retry-after')),
            answer: await last.json(),
          },
          forged: await Promise.all(claims.map((headers) => statusOf(post(portal, headers)))),
        };
      }),
    );
    expect(through).toEqual(Array(30).fill(201));
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(valuationForm.rule.window);
    expect(refused.answer.error).toMatch(/zu viele Anfragen/);
    expect(forged).toEqual([429, 429, 429]);
  });

  test('counts the visitor that a trusted proxy names, and no one further away', async () => {
    const env = { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' };
    const by = (address: string) => ({ 'X-Forwarded-For': address });
    const result = await inOneWindow(() =>
      withPortal({ provider: 'sqlite', env }, async (portal) => {
        const statuses: number[] = [];
        for (let count = 0; count < 30; count++) {
          // The visitor can forge addresses before the proxy's.
          statuses.push(await statusOf(post(portal, by(`198.51.100.${count}, 203.0.113.1`))));
        }
        return {
          through: statuses,
          same: await statusOf(post(portal, by('203.0.113.1'))),
          another: await statusOf(post(portal, by('203.0.113.2'))),
          none: await statusOf(post(portal)),
        };
      }),
    );
    expect(result.through).toEqual(Array(30).fill(201));
    expect(result).toMatchObject({ same: 429, another: 201, none: 201 });
  });
});

function open(portal: Portal, headers: Record<string, string>): ClientRequest {
  const options = {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'application/json', ...headers },
  };
  return httpRequest(portal.url + PATH, options);
}

async function answerTo(request: ClientRequest) {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, answer: JSON.parse(await text(response)) };
}

test.describe('the size limit', () => {
  let portal: Portal;

  test.beforeAll(async () => {
    portal = await startPortal({ provider: 'sqlite', env: { RATE_LIMIT: 'off' } });
  });
  test.afterEach(async () => expect(await statusOf(post(portal))).toBe(201));
  test.afterAll(() => portal.stop());

  const TOO_LARGE = {
    status: 413,
    answer: { error: 'Die Anfrage ist zu groß (höchstens 64 kB).' },
  };
  const ofSize = (bytes: number) => {
    const empty = JSON.stringify(valuationBody({ unknown: '' }));
    return JSON.stringify(valuationBody({ unknown: 'x'.repeat(bytes - empty.length) }));
  };

  test('64 kB are taken, one byte more is not', async () => {
    const most = open(portal, {});
    most.end(ofSize(64 * 1024));
    expect(await answerTo(most)).toMatchObject({ status: 201 });
    const more = open(portal, {});
    more.end(ofSize(64 * 1024 + 1));
    expect(await answerTo(more)).toEqual(TOO_LARGE);
  });
});

test('an employee who reads faster than a person is held up, the head of the office is not', async () => {
  const employee = { email: 'karin@wohnlotse.example', password: 'ein gutes Passwort' };
  const env = { EMPLOYEE_EMAIL: employee.email, EMPLOYEE_PASSWORD: employee.password };
  await withPortal({ provider: 'sqlite', env }, async (portal) => {
    const login = await fetch(`${portal.url}/api/employee/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(employee),
    });
    const [cookie = ''] = login.headers.getSetCookie();
    const ask = (path: string) => fetch(portal.url + path, { headers: { Cookie: cookie } });
    const pages = Array.from(
      { length: 100 },
      (_, index) => `/employee/dashboard?seite=${index + 1}`,
    );
    await query(portal, `UPDATE "Employee" SET "role" = 'mitarbeiter'`);
    for (const page of pages) expect([page, await statusOf(ask(page))]).toEqual([page, 200]);

    // Next allows pages no status of their own.
    for (const path of ['', '/leads', '/maklerbueros', '/gesendet', '/quarantaene']) {
      const text = await (await ask(`/employee/dashboard${path}?seite=101`)).text();
      expect(text, path).toContain('Sie haben in kurzer Zeit sehr viele Anfragen geöffnet.');
    }
    const list = await ask('/api/employee/valuations?page=2');
    expect([list.status, (await list.json()).error]).toEqual([
      429,
      expect.stringContaining('Eine ganze Liste gibt Ihnen die Leitung als Datei.'),
    ]);
    // Polling and open requests are not limited.
    expect(await statusOf(ask('/api/employee/news'))).toBe(200);
    const noted = `SELECT "actor" FROM "SubmissionEvent" WHERE "action" = 'reading_limited'`;
    expect(await query(portal, noted)).toEqual([{ actor: 'employee:1' }]);

    await query(portal, `UPDATE "Employee" SET "role" = 'leitung'`);
    expect(await statusOf(ask('/employee/dashboard?seite=103'))).toBe(200);
  });
});

const isListening = (portal: Portal) =>
  new Promise<boolean>((resolve) => {
    const { port, hostname } = new URL(portal.url);
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

test('a request that is open when the server is asked to stop is finished and kept', async () => {
  await withPortal({ provider: 'sqlite', env: { RATE_LIMIT: 'off' } }, async (portal) => {
    const body = JSON.stringify(valuationBody());
    const request = open(portal, {
      Expect: '100-continue',
      'Content-Length': String(body.length + 100),
    });
    const answer = answerTo(request);
    request.flushHeaders();
    await once(request, 'continue');
    const halted = portal.halt();
    await expect.poll(() => isListening(portal)).toBe(false);
    request.end(body.padEnd(body.length + 100));
    const { status, answer: stored } = await answer;
    expect(status).toBe(201);
    await halted;
    const { id } = stored.valuationRequest;
    expect(await query(portal, 'SELECT id FROM "Submission"')).toEqual([{ id }]);
    await portal.restart();
    expect(await statusOf(fetch(`${portal.url}/bewertung/${id}`))).toBe(200);
  });
});

test.describe('health', () => {
  const HEALTH_TOKEN = 'for-those-who-watch-the-portal';
  const health = async (portal: Portal, token = HEALTH_TOKEN) => {
    const response = await fetch(`${portal.url}/api/health`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return {
      status: response.status,
      retryAfter: Number(response.headers.get('retry-after')),
      body: await response.json(),
    };
  };
  const OK = {
    status: 200,
    retryAfter: 0,
    body: {
      status: 'ok',
      database: 'ok',
      write: 'ok',
      outbox: { queued: 0 },
      version: expect.any(String),
    },
  };

  test('says that a SQLite file is held by somebody else, while it is', async () => {
    const env = { RATE_LIMIT: 'off', HEALTH_TOKEN };
    await withPortal({ provider: 'sqlite', env }, async (portal) => {
      const other = createClient({ url: portal.databaseUrl });
      // The portal itself may be writing at this moment.
      let held: Transaction | undefined;
      await expect(async () => {
        held = await other.transaction('write');
      }).toPass();
      const failing = { status: 'failing', database: 'ok', write: 'failing' };
      await expect.poll(() => health(portal)).toMatchObject({ status: 503, body: failing });
      expect((await health(portal, 'none')).body).toEqual({ status: 'failing' });
      await held?.rollback();
      other.close();
      await expect.poll(() => health(portal)).toEqual(OK);
    });
  });
});
