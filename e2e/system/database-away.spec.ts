import { expect, test } from '@playwright/test';
import pg from 'pg';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { startPostgres } from '../../scripts/setup/postgres';
import { startPortal, type Portal } from '../support/portal';
import { cookieIn, postJson } from '../support/post';

// A separate Postgres, because these tests stop it.

test.describe.configure({ mode: 'serial' });

const EMPLOYEE = { email: 'karin@wohnlotse.example', password: 'ein gutes Passwort' };
const TOKEN = 'for-those-who-watch-the-portal';
const GUIDE = '/ratgeber/spekulationssteuer-und-zehnjahresfrist';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let portal: Portal;
let result: string;
let own: string;
let login: { Cookie: string };

const postValuation = () => postJson(portal, '/api/valuation-requests', valuationBody());

test.beforeAll(async () => {
  postgres = await startPostgres();
  const url = new URL(postgres.url);
  url.pathname = '/portal';
  portal = await startPortal({
    provider: 'postgresql',
    databaseUrl: url.href,
    env: {
      EMPLOYEE_EMAIL: EMPLOYEE.email,
      EMPLOYEE_PASSWORD: EMPLOYEE.password,
      HEALTH_TOKEN: TOKEN,
    },
  });
  const stored = await postValuation();
  const { id } = (await stored.json()).valuationRequest;
  result = `/bewertung/${id}`;
  const led = await fetch(`${portal.url}/anfrage/weiter`, {
    headers: { Cookie: cookieIn(stored) },
    redirect: 'manual',
  });
  own = led.headers.get('location') ?? '';
  login = { Cookie: cookieIn(await postJson(portal, '/api/employee/login', EMPLOYEE)) };
  for (const path of KEPT) expect([path, (await get(path)).status]).toEqual([path, 200]);
});
test.afterAll(async () => {
  postgres.signal('SIGCONT');
  await portal.stop();
  await postgres.stop();
});

interface Answer {
  status: number;
  retryAfter: number;
  text: string;
  policy: string | null;
}

async function answered(asked: Promise<Response>): Promise<Answer> {
  const response = await asked;
  const text = await response.text();
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')),
    text,
    policy: response.headers.get('content-security-policy'),
  };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  answered(fetch(portal.url + path, { headers, redirect: 'manual' }));

const KEPT = ['/ratgeber', '/ratgeber?search=notar', GUIDE];

const pages = (): [string, Record<string, string>?][] => [
  [result],
  [own],
  [`${own}/loeschen`],
  ['/status'],
  ['/employee/dashboard', login],
  ['/employee/dashboard/leads', login],
  ['/employee/dashboard/gesendet', login],
];

async function ownForm(): Promise<FormData> {
  const html = await (await fetch(portal.url + own)).text();
  const form = html.split('<form').find((part) => part.includes('$ACTION')) ?? '';
  const [fields = ''] = form.split('</form>');
  const data = new FormData();
  for (const [input] of fields.matchAll(/<input[^>]*>/g)) {
    const [name, value] = ['name', 'value'].map((attribute) =>
      new RegExp(` ${attribute}="([^"]*)"`)
        .exec(input)?.[1]
        ?.replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    );
    if (name) data.append(name, value ?? '');
  }
  return data;
}

function expectInWords(answer: Answer) {
  expect(answer).toMatchObject({ status: 503, retryAfter: 60 });
  expect(answer.text).toContain('<h1');
  expect(answer.text).toContain('Wir erreichen unsere Datenbank gerade nicht');
  expect(answer.text).toContain('Noch einmal versuchen');
  expect(answer.text).toContain('</footer>');
  expect(answer.policy).toMatch(/script-src 'self' 'sha256-/);
}

async function expectWell() {
  await expect.poll(async () => (await get('/api/health')).status).toBe(200);
  for (const [path, headers] of pages()) {
    expect([path, (await get(path, headers)).status]).toEqual([path, 200]);
  }
  expect((await postValuation()).status).toBe(201);
}

test('all is well before', async () => {
  expect(own).toMatch(/^\/anfrage\/[\w-]+$/);
  for (const path of KEPT) expect([path, (await get(path)).status]).toEqual([path, 200]);
  await expectWell();
});

test('while Postgres stands still every answer says so, and none waits for it', async () => {
  const form = await ownForm();
  expect([...form.keys()].length).toBeGreaterThan(0);
  postgres.signal('SIGSTOP');
  try {
    const health = await get('/api/health');
    const [watched, stored, sent, kept, made] = await Promise.all([
      get('/api/health', { Authorization: `Bearer ${TOKEN}` }),
      answered(postValuation()),
      answered(fetch(portal.url + own, { method: 'POST', body: form })),
      Promise.all(KEPT.map((path) => get(path))),
      Promise.all(pages().map(([path, headers]) => get(path, headers))),
    ]);
    expect(health).toMatchObject({ status: 503, text: '{"status":"failing"}' });
    expect(health.retryAfter).toBeGreaterThan(0);
    expect(JSON.parse(watched.text)).toMatchObject({ database: 'unreachable', write: 'failing' });

    expect(stored).toMatchObject({ status: 503, text: expect.stringMatching(/noch einmal/) });
    expect(stored.retryAfter).toBeGreaterThan(0);
    expectInWords(sent);
    expect(kept.map(({ status }) => status)).toEqual(KEPT.map(() => 200));
    for (const answer of made) expectInWords(answer);
    // Later requests do not queue behind the waiting ones.
    const later = await Promise.all(Array.from({ length: 50 }, () => get('/api/health')));
    expect(later.map(({ status }) => status)).toEqual(Array(50).fill(503));
  } finally {
    postgres.signal('SIGCONT');
  }
  await expectWell();
});

test('a change that stood still in its middle is not taken for made', async () => {
  const client = new pg.Client({ connectionString: portal.databaseUrl });
  await client.connect();
  const count = async () =>
    Number((await client.query('SELECT count(*) FROM "Submission"')).rows[0].count);
  const before = await count();
  // The lock stops the post within its transaction.
  await client.query('BEGIN; LOCK TABLE "ConsentRecord" IN ACCESS EXCLUSIVE MODE');
  const post = answered(postValuation());
  let pid = 0;
  const waiting = async () => {
    const { rows } = await client.query(
      "SELECT pid FROM pg_stat_activity WHERE datname = 'portal' AND wait_event_type = 'Lock'",
    );
    pid = Number(rows[0]?.pid ?? 0);
    return pid;
  };
  await expect.poll(waiting).toBeGreaterThan(0);
  process.kill(pid, 'SIGSTOP');
  try {
    await client.query('COMMIT');
    const refused = await post;
    expect(refused.status).toBe(503);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  const posts = await Promise.all(Array.from({ length: 12 }, postValuation));
  expect(posts.map(({ status }) => status)).toEqual(Array(12).fill(201));
  expect(await count()).toBe(before + 12);
  await client.end();
});

test('a Postgres that takes nothing in is no good one', async () => {
  const client = new pg.Client({ connectionString: portal.databaseUrl });
  await client.connect();
  const onlyReading = (state: string) =>
    client.query(
      `ALTER DATABASE portal SET default_transaction_read_only = ${state};
       SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = 'portal' AND pid <> pg_backend_pid()`,
    );
  await onlyReading('on');
  const watch = () => get('/api/health', { Authorization: `Bearer ${TOKEN}` });
  await expect
    .poll(async () => JSON.parse((await watch()).text))
    .toMatchObject({ status: 'failing', database: 'ok', write: 'failing' });
  await client.query('SET default_transaction_read_only = off');
  await onlyReading('off');
  await client.end();
  await expectWell();
});

test('without its database a page says so', async () => {
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('DROP DATABASE portal WITH (FORCE)').finally(() => admin.end());
  for (const [path, headers] of pages()) {
    const answer = await get(path, headers);
    expectInWords(answer);
  }
  for (const path of KEPT) expect([path, (await get(path)).status]).toEqual([path, 200]);
});
