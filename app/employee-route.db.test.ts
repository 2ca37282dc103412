import { database } from '@/lib/platform/db/client';
import { loggedIn, storedEmployee } from '@/lib/testing/employee-login';
import { employeeRoute } from './employee-route';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const named = employeeRoute((_request, _context, { name }) => Response.json({ name }));
const polling = employeeRoute(() => Response.json({}), { touch: false });

// Roles and foreign pages are tested for each handler in api/employee/matrix.db.test.ts.

const ask = (handler: typeof named, headers: Record<string, string> = {}) =>
  handler(new Request('http://localhost:3000/api/employee/thing', { headers }), undefined);

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

  test('an account that has been disabled, or is gone', async () => {
    expect(
      (await ask(named, await loggedIn(await storedEmployee({ disabledAt: new Date() })))).status,
    ).toBe(401);
    expect((await ask(named, await loggedIn({ id: 987_654 }))).status).toBe(401);
  });
});

test('the sign of life is noted once a minute', async () => {
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
