import { database } from '@/lib/platform/db/client';
import { loggedIn, storedEmployee } from '@/lib/testing/employee-login';
import { GET } from './route';

const TOKEN = 'sixteen-letters-or-more';

// The settings are read once, with the first database check.
process.env.HEALTH_TOKEN = TOKEN;
afterAll(() => {
  delete process.env.HEALTH_TOKEN;
});

async function ask(headers: Record<string, string> = {}) {
  const request = new Request('http://localhost:3000/api/health', { headers });
  const response = await GET(request, undefined);
  return { status: response.status, body: await response.json() };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('without a token the answer says that all is well, and nothing else', async () => {
  const silent = { status: 200, body: { status: 'ok' } };
  expect(await ask()).toEqual(silent);
  expect(await ask(bearer(`${TOKEN}!`))).toEqual(silent);
  expect(await ask({ authorization: TOKEN })).toEqual(silent);
  expect(await ask({ cookie: 'next-auth.session-token=forged' })).toEqual(silent);
  const disabled = await storedEmployee({ disabledAt: new Date() });
  expect(await ask(await loggedIn(disabled))).toEqual(silent);
});

test('an employee and a request with the token get the details', async () => {
  const whole = {
    status: 200,
    body: {
      status: 'ok',
      database: 'ok',
      write: 'ok',
      outbox: { queued: expect.any(Number) },
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    },
  };
  expect(await ask(bearer(TOKEN))).toEqual(whole);
  expect(await ask(await loggedIn(await storedEmployee()))).toEqual(whole);
});

test('those who ask at once cause one look at the database, which leaves one row', async () => {
  const db = await database();
  const looks = () => db.rateLimitCounter.findMany({ where: { id: 'health' } });
  const [before] = await looks();
  await Promise.all(Array.from({ length: 30 }, () => ask()));
  const after = await looks();
  expect(after).toHaveLength(1);
  // None if the last check was less than a second ago.
  expect([0, 1]).toContain(after[0]!.count - (before?.count ?? 0));
});
