import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient, type Transaction } from '@libsql/client';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { valuationForm } from '@/lib/submissions/kinds/valuation';
import { query } from '../support/database';
import { startPortal, type Portal } from '../support/portal';
import { cookieIn, postJson } from '../support/post';
import { expect, test } from '../support/start-test';

const PATH = '/api/valuation-requests';

const post = (portal: Portal, headers: Record<string, string> = {}) =>
  postJson(portal, PATH, valuationBody(), headers);

const statusOf = async (response: Promise<Response>) => (await response).status;

/** Counting restarts every ten minutes: work must not cross the boundary. */
async function beginWindow(portal: Portal) {
  const window = valuationForm.rule.window * 1000;
  await portal.passTime(window - (Date.now() % window));
}

test.describe('the rate limit', () => {
  const employee = { email: 'karin@wohnlotse.example', password: 'ein gutes Passwort' };
  const env = {
    RATE_LIMIT: 'on',
    EMPLOYEE_EMAIL: employee.email,
    EMPLOYEE_PASSWORD: employee.password,
  };
  let portal: Portal;

  test.beforeAll(async () => {
    portal = await startPortal({ provider: 'sqlite', env });
    await beginWindow(portal);
  });
  test.afterAll(() => portal.stop());

  test('lets 30 valid posts of one connection through, whatever address it claims', async () => {
    for (let count = 0; count < 30; count++) expect(await statusOf(post(portal))).toBe(201);
    const refused = await post(portal);
    expect(refused.status).toBe(429);
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(valuationForm.rule.window);
    expect((await refused.json()).error).toMatch(/zu viele Anfragen/);
    const claims: Record<string, string>[] = [
      { 'X-Forwarded-For': '203.0.113.9' },
      { 'X-Forwarded-For': '203.0.113.9, 127.0.0.1' },
      { 'X-Real-IP': '203.0.113.9', Forwarded: 'for=203.0.113.9' },
    ];
    for (const headers of claims) expect(await statusOf(post(portal, headers))).toBe(429);
  });

  test('counts the visitor that a trusted proxy names, and no one further away', async ({
    start,
  }) => {
    const proxied = await start({
      provider: 'sqlite',
      env: { ...env, TRUSTED_PROXIES: '127.0.0.1' },
    });
    await beginWindow(proxied);
    const by = (address: string) => statusOf(post(proxied, { 'X-Forwarded-For': address }));
    for (let count = 0; count < 30; count++) {
      // The visitor can forge addresses before the proxy's.
      expect(await by(`198.51.100.${count}, 203.0.113.1`)).toBe(201);
    }
    expect(await by('203.0.113.1')).toBe(429);
    expect(await by('203.0.113.2')).toBe(201);
    expect(await statusOf(post(proxied))).toBe(201);
  });

  test('an employee who reads faster than a person is held up, the head of the office is not', async () => {
    const Cookie = cookieIn(await postJson(portal, '/api/employee/login', employee));
    const ask = (path: string) => fetch(portal.url + path, { headers: { Cookie } });
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

const isListening = (portal: Portal) =>
  new Promise<boolean>((resolve) => {
    const { port, hostname } = new URL(portal.url);
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

test.describe('without a rate limit', () => {
  const HEALTH_TOKEN = 'for-those-who-watch-the-portal';
  let portal: Portal;

  test.beforeAll(async () => {
    portal = await startPortal({ provider: 'sqlite', env: { RATE_LIMIT: 'off', HEALTH_TOKEN } });
  });
  test.afterAll(() => portal.stop());

  const health = async (token = HEALTH_TOKEN) => {
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

  // First, because no mail is queued yet.
  test('its health says that a SQLite file is held by somebody else, while it is', async () => {
    const other = createClient({ url: portal.databaseUrl });
    // The portal itself may be writing at this moment.
    let held: Transaction | undefined;
    await expect(async () => {
      held = await other.transaction('write');
    }).toPass();
    const failing = { status: 'failing', database: 'ok', write: 'failing' };
    await expect.poll(() => health()).toMatchObject({ status: 503, body: failing });
    expect((await health('none')).body).toEqual({ status: 'failing' });
    await held?.rollback();
    other.close();
    await expect.poll(() => health()).toEqual(OK);
  });

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
    expect(await statusOf(post(portal))).toBe(201);
  });

  test('a request that is open when the server is asked to stop is finished and kept', async () => {
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
    expect(await query(portal, 'SELECT id FROM "Submission"')).toContainEqual({ id });
    await portal.restart();
    expect(await statusOf(fetch(`${portal.url}/bewertung/${id}`))).toBe(200);
  });
});
