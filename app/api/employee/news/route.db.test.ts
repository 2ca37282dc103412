import { database } from '@/lib/platform/db/client';
import type { Employee } from '@/lib/auth/employee';
import { callAs } from '@/lib/testing/employee-calls';
import { storedEmployee } from '@/lib/testing/employee-login';
import { queuedRequest } from '@/lib/testing/queued-requests';
import { setSecret } from '@/lib/testing/secret';
import { GET } from './route';

setSecret();

let employee: Employee;

beforeAll(async () => {
  employee = await storedEmployee();
});

const ask = (search = '') => callAs(GET, { employee, path: `/api/employee/news${search}` });

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));
const since = (moment: Date) => `?since=${encodeURIComponent(moment.toISOString())}`;

test('where there is no request nothing is new', async () => {
  expect(await (await ask(since(at(0)))).json()).toMatchObject({
    newest: at(0).toISOString(),
    count: 0,
  });
  expect(await (await ask()).json()).toMatchObject({ count: 0 });
});

test('what came in since is counted, of all kinds, but not in quarantine', async () => {
  await queuedRequest('callback', { createdAt: at(1) });
  await queuedRequest('contact', { createdAt: at(2) });
  await queuedRequest('valuation', { createdAt: at(3) });
  await queuedRequest('lead', { createdAt: at(4) });
  await queuedRequest('inquiry', { createdAt: at(5) });
  await queuedRequest('lead', { createdAt: at(6), quarantine: 'honeypot' });
  const newest = at(5).toISOString();
  expect(await (await ask(since(at(0)))).json()).toEqual({
    newest,
    count: 5,
    kinds: { callback: 1, contact: 1, valuation: 1, lead: 1, inquiry: 1 },
  });
  expect(await (await ask(since(at(2)))).json()).toMatchObject({ newest, count: 3 });
  expect(await (await ask(since(at(5)))).json()).toMatchObject({ newest, count: 0 });
  expect(await (await ask()).json()).toMatchObject({ newest, count: 0 });
});

test.each(['?since=', '?since=gestern', '?since=2026-13-01T00:00:00Z'])(
  '%s is refused',
  async (search) => {
    const response = await ask(search);
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toHaveProperty('since');
  },
);

test('asking is no sign of life', async () => {
  const somebody = await storedEmployee();
  const db = await database();
  await ask();
  const call = { employee: somebody, path: '/api/employee/news' };
  await callAs(GET, call);
  const where = { employeeId: somebody.id };
  const lastSeenAt = new Date(Date.now() - 10 * 60_000);
  await db.employeeSession.updateMany({ where, data: { lastSeenAt } });
  await callAs(GET, call);
  const sessions = await db.employeeSession.findMany({ where, orderBy: { lastSeenAt: 'asc' } });
  expect(sessions[0]?.lastSeenAt).toEqual(lastSeenAt);
});

test('without a login it is refused', async () => {
  expect((await callAs(GET, { path: '/api/employee/news' })).status).toBe(401);
});
