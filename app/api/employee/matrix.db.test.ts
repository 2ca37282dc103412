import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { database } from '@/lib/platform/db/client';
import { loggedIn, storedEmployee } from '@/lib/testing/employee-login';

type Access = 'everybody' | 'employee' | 'submissions' | 'guides' | 'leitung';

const DASHBOARD = 'app/(employee)/employee/dashboard';

/** Every handler for employees: this test fails for an unlisted one. For actions: e2e/system/actions.spec.ts. */
const ACCESS: Record<string, Access> = {
  'POST app/api/employee/login': 'everybody',
  'POST app/api/employee/login/[step]': 'everybody',
  'POST app/api/employee/logout': 'everybody',
  'GET app/api/employee/me': 'employee',
  'GET app/api/employee/news': 'submissions',
  'POST app/api/employee/changes': 'submissions',
  'POST app/api/employee/presence': 'submissions',
  'POST app/api/employee/ledgers': 'submissions',
  'GET app/api/employee/[list]': 'submissions',
  'PUT app/api/employee/[list]/[id]/status': 'submissions',
  'POST app/api/employee/[list]/[id]/[operation]': 'submissions',
  'POST app/api/employee/sent/[id]/retry': 'submissions',
  [`GET ${DASHBOARD}/zahlen/export.csv`]: 'leitung',
  'POST app/api/employee/guides/preview': 'guides',
  'POST app/api/employee/guides/pictures': 'guides',
  [`GET ${DASHBOARD}/export/[list]`]: 'leitung',
  [`GET ${DASHBOARD}/nachweise/[type]/[id]/export.json`]: 'leitung',
  [`GET ${DASHBOARD}/vertrieb/rechnungen/[id]`]: 'leitung',
  [`GET ${DASHBOARD}/vertrieb/rechnungen/[id]/xrechnung.xml`]: 'leitung',
  [`GET ${DASHBOARD}/vertrieb/rechnungen/buchungen.csv`]: 'leitung',
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

async function endedLogin() {
  const employee = await storedEmployee({ role: 'leitung' });
  const headers = await loggedIn(employee);
  const db = await database();
  const data = { endedAt: new Date() };
  await db.employeeSession.updateMany({ where: { employeeId: employee.id }, data });
  return headers;
}

const IDENTITIES: [string, () => Promise<Record<string, string>>, Access[]][] = [
  ['nobody', async () => ({}), []],
  ['an ended login', endedLogin, []],
  ['an unknown role', async () => loggedIn(await storedEmployee({ role: 'gast' })), ['everybody']],
  [
    'redaktion',
    async () => loggedIn(await storedEmployee({ role: 'redaktion' })),
    ['everybody', 'employee', 'guides'],
  ],
  [
    'mitarbeiter',
    async () => loggedIn(await storedEmployee()),
    ['everybody', 'employee', 'submissions'],
  ],
  [
    'leitung',
    async () => loggedIn(await storedEmployee({ role: 'leitung' })),
    ['everybody', 'employee', 'submissions', 'guides', 'leitung'],
  ],
];

function refusal(needed: Access, held: Access[]): number | undefined {
  if (held.length === 0) return 401;
  return held.includes(needed) ? undefined : 403;
}

test('every handler in the tree is written down, and nothing else', () => {
  expect(handlers.map(([name]) => name).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

test.each(IDENTITIES)('what is open to %s', async (_, headersOf, held) => {
  const headers = await headersOf();
  for (const [name, handler] of guarded) {
    const expected = refusal(ACCESS[name] ?? 'leitung', held);
    const { status } = await send([name, handler], headers);
    const isRight = expected ? status === expected : [200, 400, 404, 409, 422].includes(status);
    expect([name, status, isRight]).toEqual([name, status, true]);
  }
});

test('no change is taken from another site, nor from a form', async () => {
  const login = await loggedIn(await storedEmployee({ role: 'leitung' }));
  for (const each of handlers.filter(([name]) => !/^(GET|HEAD) /.test(name))) {
    const ask = async (headers: Record<string, string>) => [
      each[0],
      (await send(each, { ...login, ...headers })).status,
    ];
    expect(await ask({ origin: 'https://angreifer.example' })).toEqual([each[0], 403]);
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toEqual([each[0], 403]);
    expect(await ask({ origin: ORIGIN, 'content-type': 'text/plain' })).toEqual([each[0], 400]);
  }
});
