import { database } from '@/lib/platform/db/client';
import { loggedIn, storedEmployee } from '@/lib/testing/employee-login';
import { employeeRoute } from './employee-route';

const JSON_TYPE = { 'content-type': 'application/json' };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const named = employeeRoute((_request, _context, { name }) => Response.json({ name }));
const forLead = employeeRoute(() => Response.json({}), { area: 'office' });
const polling = employeeRoute(() => Response.json({}), { touch: false });

const ask = (handler: typeof named, headers: Record<string, string> = {}, method = 'GET') =>
  handler(new Request('http://localhost:3000/api/employee/thing', { method, headers }), undefined);

async function statusAfter(change: Record<string, Date>) {
  const employee = await storedEmployee();
  const headers = await loggedIn(employee);
  const db = await database();
  await db.employeeSession.updateMany({ where: { employeeId: employee.id }, data: change });
  return (await ask(named, headers)).status;
}

async function lastSeen(employeeId: number) {
  const db = await database();
  const { lastSeenAt } = await db.employeeSession.findFirstOrThrow({ where: { employeeId } });
  return lastSeenAt;
}

test('a handler learns who asks, and no one keeps its answer', async () => {
  const response = await ask(named, await loggedIn(await storedEmployee({ name: 'Karin' })));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ name: 'Karin' });
});

describe('without a login that holds the answer is 401', () => {
  const refused = { error: 'Bitte melden Sie sich noch einmal an.' };

  test.each([
    ['no cookie', undefined],
    ['an empty one', ''],
    ['a forged one', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.BBBB.CCCC'],
    ['one without a signature', 'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.'],
  ])('%s', async (_, value) => {
    const headers = value === undefined ? {} : { cookie: `next-auth.session-token=${value}` };
    const response = await ask(named, headers as Record<string, string>);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(refused);
  });

  test.each([
    ['ended', { endedAt: minutesAgo(0) }],
    ['past its twelve hours', { expiresAt: minutesAgo(0) }],
    ['silent for half an hour', { lastSeenAt: minutesAgo(30) }],
  ])('a login that is %s', async (_, change) => {
    expect(await statusAfter(change)).toBe(401);
  });

  test('a login that was silent for less than that still holds', async () => {
    expect(await statusAfter({ lastSeenAt: minutesAgo(29) })).toBe(200);
  });

  test('an account that has been disabled, or is gone', async () => {
    expect(
      (await ask(named, await loggedIn(await storedEmployee({ disabledAt: new Date() })))).status,
    ).toBe(401);
    expect((await ask(named, await loggedIn({ id: 987_654 }))).status).toBe(401);
  });
});

test('a role that is missing is 403', async () => {
  const response = await ask(forLead, await loggedIn(await storedEmployee()));
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ error: 'Dazu ist nur die Leitung berechtigt.' });
  const lead = await loggedIn(await storedEmployee({ role: 'leitung' }));
  expect((await ask(forLead, lead)).status).toBe(200);
});

describe('the sign of life', () => {
  test('is noted once a minute', async () => {
    const { id } = await storedEmployee();
    const headers = await loggedIn({ id });
    const first = await lastSeen(id);
    await ask(named, headers);
    expect(await lastSeen(id)).toEqual(first);
    const db = await database();
    const lastSeenAt = minutesAgo(2);
    await db.employeeSession.updateMany({ where: { employeeId: id }, data: { lastSeenAt } });
    await ask(polling, headers);
    expect(await lastSeen(id)).toEqual(lastSeenAt);
    await ask(named, headers);
    expect((await lastSeen(id)).getTime()).toBeGreaterThan(lastSeenAt.getTime());
  });
});

describe('a change', () => {
  const host = { host: 'localhost:3000' };

  test.each<[string, number, Record<string, string>]>([
    ['a page of ours', 200, { origin: 'http://localhost:3000', ...JSON_TYPE }],
    ['a page of ours, by its browser alone', 200, { 'sec-fetch-site': 'same-origin' }],
    ['a program', 200, JSON_TYPE],
    ['another site', 403, { origin: 'https://angreifer.example', ...JSON_TYPE }],
    ['another port', 403, { origin: 'http://localhost:3001', ...JSON_TYPE }],
    ['a page that hides', 403, { origin: 'null', ...JSON_TYPE }],
    ['another site, by its browser alone', 403, { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', 403, { 'sec-fetch-site': 'same-site' }],
    ['a form', 400, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form that looks like JSON', 400, { 'content-type': 'text/plain; application/json' }],
    ['a program that does not say what it sends', 400, { 'content-length': '2' }],
    ['JSON with a character set', 200, { 'content-type': 'application/json; charset=utf-8' }],
  ])('sent by %s: %d', async (_, status, headers) => {
    const login = await loggedIn(await storedEmployee());
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await ask(named, { ...login, ...host, ...headers }, method);
      expect(response.status).toBe(status);
    }
  });

  test('is what the origin matters for: reading is not one', async () => {
    const login = await loggedIn(await storedEmployee());
    const foreign = { ...host, origin: 'https://angreifer.example' };
    expect((await ask(named, { ...login, ...foreign })).status).toBe(200);
  });
});
