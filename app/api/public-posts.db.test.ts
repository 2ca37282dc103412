import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { database } from '@/lib/platform/db/client';

/** Every public handler that changes data: this test fails for an unlisted one. */
const HANDLERS = [
  'POST app/api/ad-leads',
  'POST app/api/agent-inquiries',
  'POST app/api/auth/[...nextauth]',
  'POST app/api/callback-requests',
  'POST app/api/callback-requests/makler',
  'POST app/api/chat',
  'POST app/api/contact-requests',
  'POST app/api/market-articles/[slug]/views',
  'POST app/api/valuation-requests',
];

type Handler = (request: Request, context: unknown) => Promise<Response>;

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const CHANGES = new RegExp(`\\b(${METHODS.join('|')})\\b`);
const PARAMETERS = { slug: 'unbekannt', nextauth: ['signout'] };
const HOST = 'portal.example';
const OWN = { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };

const MIRROR = '(site)/seite-erneuert/route.ts';

/** app/api/employee/matrix.db.test.ts tests those for employees. */
const handlers = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      file.endsWith('route.ts') && file !== MIRROR && !/^(api\/employee|\(employee\))\//.test(file),
  )
  // Some handlers that only read need more than this test has.
  .filter((file) => CHANGES.test(readFileSync(join('app', file), 'utf8')))
  .flatMap((file): [string, Handler][] => {
    const folder = join('app', file, '..');
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- found while the test runs
    const exported = require(join(process.cwd(), 'app', file)) as Record<string, Handler>;
    const forms = ['ad-leads', 'agent-inquiries', 'callback-requests', 'contact-requests'];
    const paths = folder.includes('[form]')
      ? forms.map((form) => folder.replace('[form]', form))
      : [folder];
    return METHODS.filter((method) => exported[method]).flatMap((method) =>
      paths.map((path): [string, Handler] => [`${method} ${path}`, exported[method] as Handler]),
    );
  });

function send([name, handler]: [string, Handler], headers: Record<string, string>) {
  const [method = '', folder = ''] = name.split(' ');
  const request = new Request(`http://${HOST}/${folder}`, {
    method,
    body: '{}',
    headers: { host: HOST, ...headers },
  });
  const form = folder.split('/').at(-1);
  return handler(request, { params: Promise.resolve({ ...PARAMETERS, form }) });
}

const TABLES = [
  ...(['submission', 'valuation', 'lead', 'callback', 'contact', 'inquiry'] as const),
  ...(['consentRecord', 'idempotencyKey', 'outboxMessage', 'rateLimitCounter'] as const),
  'submissionEvent',
] as const;

async function rows() {
  const db = await database();
  const counts = TABLES.map((table) => (db[table] as { count: () => Promise<number> }).count());
  return Promise.all(counts);
}

test('every handler in the tree is written down, and nothing else', () => {
  expect(handlers.map(([name]) => name).toSorted()).toEqual(HANDLERS);
});

describe.each(handlers)('%s', (name, handler) => {
  const folder = name.split(' ')[1] ?? '';
  const route: [string, Handler] = [name, handler];
  const isAuth = folder.includes('nextauth');

  test('takes nothing from a foreign page', async () => {
    const before = await rows();
    const foreign = { origin: 'https://angreifer.example', 'sec-fetch-site': 'cross-site' };
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
      const response = await send(route, { ...foreign, 'content-type': type });
      expect(response.status).toBe(403);
      expect(response.headers.has('set-cookie')).toBe(false);
      expect(await response.json()).toEqual({
        error: 'Diese Anfrage kam nicht von unserer Website.',
      });
    }
    expect(await rows()).toEqual(before);
  });

  if (isAuth) return;

  test('takes no form, not even from its own page', async () => {
    const before = await rows();
    for (const headers of [OWN, {}]) {
      const response = await send(route, { ...headers, 'content-type': 'multipart/form-data' });
      expect(response.status).toBe(400);
      expect(response.headers.has('set-cookie')).toBe(false);
      expect((await response.json()).error).toBe('Die Anfrage ist nicht als JSON gekennzeichnet.');
    }
    expect(await rows()).toEqual(before);
  });
});
