import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { database } from '@/lib/platform/db/client';
import { loggedIn, storedEmployee } from '@/lib/testing/employee-login';

type Access = 'everybody' | 'employee' | 'requests' | 'guides' | 'leitung';

const DASHBOARD = 'app/(employee)/employee/dashboard';

/** Every handler for employees: this test fails for an unlisted one. */
const ACCESS: Record<string, Access> = {
  'POST app/api/employee/login': 'everybody',
  'POST app/api/employee/login/[step]': 'everybody',
  'POST app/api/employee/logout': 'everybody',
  'GET app/api/employee/me': 'employee',
  'GET app/api/employee/news': 'requests',
  'POST app/api/employee/changes': 'requests',
  'POST app/api/employee/presence': 'requests',
  'POST app/api/employee/ledgers': 'requests',
  'GET app/api/employee/[list]': 'requests',
  'PUT app/api/employee/[list]/[id]/status': 'requests',
  'POST app/api/employee/[list]/[id]/[operation]': 'requests',
  'POST app/api/employee/sent/[id]/retry': 'requests',
  'POST app/api/employee/forms/[operation]': 'employee',
  [`GET ${DASHBOARD}/zahlen/export.csv`]: 'leitung',
  'POST app/api/employee/guides/preview': 'guides',
  'POST app/api/employee/guides/pictures': 'guides',
  [`GET ${DASHBOARD}/export/[list]`]: 'leitung',
  [`GET ${DASHBOARD}/nachweise/[type]/[id]/export.json`]: 'leitung',
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const PARAMETERS = { list: 'callbacks', type: 'callback', id: 'unbekannt', operation: 'calls' };
const ORIGIN = 'http://localhost:3000';

type Handler = (request: Request, context: unknown) => Promise<Response>;

const folders = ['app/api/employee', 'app/(employee)'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .map((file) => join(root, file, '..')),
);

function handlersIn(folder: string): [string, Handler][] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- found while the test runs
  const exported = require(join(process.cwd(), folder, 'route.ts')) as Record<string, Handler>;
  return METHODS.filter((method) => exported[method]).map((method) => [
    `${method} ${folder}`,
    exported[method] as Handler,
  ]);
}

const handlers = folders.flatMap(handlersIn);
const guarded = handlers.filter(([name]) => ACCESS[name] !== 'everybody');

function send([name, handler]: [string, Handler], headers: Record<string, string>, body = '{}') {
  const [method = '', folder = ''] = name.split(' ');
  const isChange = method !== 'GET' && method !== 'HEAD';
  const request = new Request(`${ORIGIN}/${folder}`, {
    method,
    body: isChange ? body : undefined,
    headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
  });
  return handler(request, { params: Promise.resolve(PARAMETERS) });
}

async function changed(role: string, change: Record<string, Date>) {
  const employee = await storedEmployee({ role });
  const headers = await loggedIn(employee);
  const db = await database();
  await db.employeeSession.updateMany({ where: { employeeId: employee.id }, data: change });
  return headers;
}

const PAST = new Date('2026-01-01');

const IDENTITIES: [string, () => Promise<Record<string, string>>, Access[]][] = [
  ['nobody', async () => ({}), []],
  ['an ended login', () => changed('leitung', { endedAt: PAST }), []],
  ['an expired login', () => changed('leitung', { expiresAt: PAST }), []],
  ['a silent login', () => changed('leitung', { lastSeenAt: PAST }), []],
  [
    'a disabled account',
    async () => loggedIn(await storedEmployee({ role: 'leitung', disabledAt: PAST })),
    [],
  ],
  ['an unknown role', async () => loggedIn(await storedEmployee({ role: 'gast' })), ['everybody']],
  [
    'redaktion',
    async () => loggedIn(await storedEmployee({ role: 'redaktion' })),
    ['everybody', 'employee', 'guides'],
  ],
  [
    'mitarbeiter',
    async () => loggedIn(await storedEmployee()),
    ['everybody', 'employee', 'requests'],
  ],
  [
    'leitung',
    async () => loggedIn(await storedEmployee({ role: 'leitung' })),
    ['everybody', 'employee', 'requests', 'guides', 'leitung'],
  ],
];

function refusal(needed: Access, held: Access[]): number | undefined {
  if (held.length === 0) return 401;
  return held.includes(needed) ? undefined : 403;
}

test('every handler in the tree is written down, and nothing else', () => {
  expect(handlers.map(([name]) => name).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

describe.each(guarded)('%s', (name, handler) => {
  test.each(IDENTITIES)('asked by %s', async (_, headersOf, held) => {
    const expected = refusal(ACCESS[name] ?? 'leitung', held);
    const { status } = await send([name, handler], await headersOf());
    if (expected) expect(status).toBe(expected);
    else expect([200, 400, 404, 409, 422]).toContain(status);
  });
});

describe.each(handlers.filter(([name]) => !/^(GET|HEAD) /.test(name)))('%s', (name, handler) => {
  test('is refused when another site sends it, or a form does', async () => {
    const login = await loggedIn(await storedEmployee({ role: 'leitung' }));
    const ask = async (headers: Record<string, string>) =>
      (await send([name, handler], { ...login, ...headers })).status;
    expect(await ask({ origin: 'https://angreifer.example' })).toBe(403);
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await ask({ origin: ORIGIN, 'content-type': 'text/plain' })).toBe(400);
  });
});
