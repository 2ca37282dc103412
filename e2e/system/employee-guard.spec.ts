import { expect, test } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { query } from '../support/database';
import { startPortal, type Portal } from '../support/portal';
import { cookieIn, postJson } from '../support/post';

const LOGIN = '/employee/login';
const DASHBOARD = '/employee/dashboard';
const EMPLOYEE = { email: 'karin@wohnlotse.example', password: 'ein gutes Passwort' };
const SECRET = 'Zacharias Geheim';

let portal: Portal;
let id: string;

test.beforeAll(async () => {
  portal = await startPortal({
    provider: 'sqlite',
    env: {
      RATE_LIMIT: 'off',
      EMPLOYEE_EMAIL: EMPLOYEE.email,
      EMPLOYEE_PASSWORD: EMPLOYEE.password,
      EMPLOYEE_NAME: SECRET,
    },
  });
  const body = valuationBody({ name: SECRET });
  const response = await postJson(portal, '/api/valuation-requests', body);
  id = (await response.json()).valuationRequest.id;
});
test.afterAll(() => portal.stop());

/** Unlike fetch, it does not normalise the address. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; location: string; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(portal.url);
    const request = httpRequest({ hostname, port, path, method, headers }, async (response) => {
      resolve({
        status: response.statusCode ?? 0,
        location: response.headers.location ?? '',
        body: await text(response),
      });
    });
    request.once('error', reject).end();
  });
}

async function logIn() {
  const answer = await postJson(portal, '/api/employee/login', EMPLOYEE);
  expect(answer.status).toBe(200);
  const [Cookie = ''] = cookieIn(answer).split('; ');
  return { Cookie };
}

const sample = (file: string) =>
  file
    .replace('[type]', 'valuation')
    .replace('[list]', 'leads')
    .replace('bueros/[id]', 'bueros/neu')
    .replace('team/[id]', 'team/1')
    .replace('ratgeber/[id]', 'ratgeber/neu')
    .replace(/\[\w+\]/, id);

const addresses = () =>
  readdirSync('app/(employee)/employee/dashboard', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
    .map((file) => `${DASHBOARD}/${sample(file)}`.replace(/\/(page\.tsx|route\.ts)$/, ''));

const isThere = (path: string) => !/\/(fassungen|rechnungen)\//.test(path);

const toLogin = (path: string) =>
  path === DASHBOARD ? LOGIN : `${LOGIN}?weiter=${encodeURIComponent(path)}`;

test('every address of the admin area leads strangers to the login, and back from there', async () => {
  expect(addresses().length).toBeGreaterThan(3);
  for (const path of addresses()) {
    expect([path, await ask(path)]).toMatchObject([path, { status: 307, location: toLogin(path) }]);
  }
});

test('a cookie whose login has ended opens none of them, though it is one of ours', async () => {
  const logins = { ended: await logIn(), silent: await logIn() };
  for (const path of addresses()) {
    expect([path, (await ask(path, logins.ended)).status]).toEqual([
      path,
      isThere(path) ? 200 : 404,
    ]);
  }

  expect((await ask(DASHBOARD, logins.ended)).body).toContain(SECRET);

  const refused = async (headers: Record<string, string>) => {
    expect((await ask('/api/employee/me', headers)).status).toBe(401);
    for (const path of addresses()) {
      const answer = await ask(path, headers);
      expect(answer.body).not.toContain(SECRET);
      if (answer.status === 401) continue;
      expect([path, answer.status, answer.location]).toEqual([path, 307, toLogin(path)]);
    }
  };
  expect((await ask('/api/employee/logout', logins.ended, 'POST')).status).toBe(200);
  await refused(logins.ended);

  const [row] = await query(portal, 'SELECT "lastSeenAt" FROM "EmployeeSession"');
  const past = typeof row?.lastSeenAt === 'number' ? '0' : "'2026-01-01T00:00:00.000+00:00'";
  await query(portal, `UPDATE "EmployeeSession" SET "lastSeenAt" = ${past}`);
  const answer = await ask(`${DASHBOARD}/nachweise`, logins.silent);
  expect(answer.location).toMatch(/nachweise&abgemeldet=1$/);
  expect((await ask(DASHBOARD, logins.silent)).location).toBe(`${LOGIN}?abgemeldet=1`);

  const disabled = await logIn();
  await query(portal, `UPDATE "Employee" SET "disabledAt" = ${past}`);
  await refused(disabled);
  await query(portal, 'UPDATE "Employee" SET "disabledAt" = NULL');
});

const repeated = (name: string) => Array(5).fill(name).join(':');
const HEADERS: Record<string, string>[] = [
  ...['middleware', 'src/middleware', repeated('middleware'), repeated('src/middleware')],
  ...['proxy', repeated('proxy'), 'pages/_middleware', '1'],
]
  .map((value): Record<string, string> => ({ 'x-middleware-subrequest': value }))
  .concat(
    { 'x-middleware-next': '1' },
    { 'x-middleware-rewrite': '/employee/dashboard' },
    { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'a=b' },
    { 'x-middleware-prefetch': '1' },
    { 'next-router-prefetch': '1', rsc: '1' },
    { 'next-router-segment-prefetch': '/_tree', rsc: '1' },
    { rsc: '1' },
    { 'x-nextjs-data': '1' },
    { 'x-matched-path': '/' },
    { 'x-invoke-path': '/' },
    { 'x-invoke-status': '200' },
    { 'x-original-url': '/' },
    { 'x-rewrite-url': '/' },
    { 'x-forwarded-host': 'angreifer.example' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-portal-path': 'https://angreifer.example' },
    { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.' },
    { 'x-http-method-override': 'GET' },
  );

const PATHS = [
  ...['/employee/dashboard.rsc', '/employee/dashboard?_rsc=1', '/employee/dashboard/'],
  ...['/_next/data/x/employee/dashboard.json', '/_next/data/development/employee/dashboard.json'],
  ...['//employee/dashboard', '/employee//dashboard', '/./employee/dashboard'],
  ...['/employee/./dashboard', '/employee/x/../dashboard', '/employee%2fdashboard'],
  ...['/employee/login/..%2fdashboard', '/%65mployee/dashboard', '/employee/%64ashboard'],
  ...[
    '/EMPLOYEE/dashboard',
    '/employee/DASHBOARD',
    '/employee/dashboard;x',
    '/employee\\dashboard',
  ],
  ...['/employee/dashboard%00', '/employee/dashboard%20', '/de/employee/dashboard'],
  ...['/(employee)/employee/dashboard', '/employee/dashboard.txt', '/employee/dashboard.html'],
  ...['/API/employee/me', '/api//employee/me', '/api/employee/me/', '/api/employee%2fme'],
  ...[
    '/api/employee/x/../me',
    '/api/./employee/me',
    '/api/employee/me.rsc',
    '/api/employee/me.json',
  ],
];

const CLOSED = [307, 308, 400, 401, 403, 404, 405];

test('no header opens a page or a handler', async () => {
  for (const headers of HEADERS) {
    const page = await ask(DASHBOARD, headers);
    expect([headers, page.status]).toEqual([headers, 307]);
    expect(page.location).toMatch(/^(http:\/\/127\.0\.0\.1:\d+)?\/employee\/login/);
    expect(page.body).not.toContain(SECRET);
    const first = await ask('/api/employee/me', headers);
    // Next redirects some to the same address with a parameter …
    const answer = first.status === 307 ? await ask(first.location, headers) : first;
    // … and answers some itself, with an empty object.
    const isClosed = answer.status === 401 || answer.body === '{}';
    expect([headers, isClosed ? 'closed' : answer.status]).toEqual([headers, 'closed']);
  }
});

test('no way of writing an address opens it', async () => {
  for (const path of PATHS) {
    for (const headers of [{}, { rsc: '1' }, { 'next-router-prefetch': '1', rsc: '1' }]) {
      const { status, body } = await ask(path, headers as Record<string, string>);
      expect([path, CLOSED.includes(status) ? 'closed' : status]).toEqual([path, 'closed']);
      expect(body).not.toContain(SECRET);
    }
  }
});

test('a token that is not ours is none', async () => {
  const { Cookie } = await logIn();
  const [name = '', token = ''] = Cookie.split('=');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = encode({ sid: '1', sub: '1', exp: 4_000_000_000 });
  const parts = token.split('.');
  for (const forged of [
    `${encode({ alg: 'none' })}.${claims}.`,
    `${encode({ alg: 'HS256' })}.${claims}.${'A'.repeat(43)}`,
    [...parts.slice(0, 4), 'A'.repeat(22)].join('.'),
    [encode({ alg: 'none', enc: 'A256GCM' }), ...parts.slice(1)].join('.'),
    token.slice(0, -4),
    '',
    '..',
    'x'.repeat(4000),
  ]) {
    const headers = { Cookie: `${name}=${forged}` };
    expect((await ask('/api/employee/me', headers)).status).toBe(401);
    expect((await ask(DASHBOARD, headers)).location).toBe(LOGIN);
  }
  expect((await ask('/api/employee/me', { Cookie })).status).toBe(200);
});
