import { decode } from 'next-auth/jwt';
import { GET as me } from '@/app/api/employee/me/route';
import { POST as logout } from '@/app/api/employee/logout/route';
import { hashPassword } from '@/lib/auth/password';
import { database } from '@/lib/platform/db/client';
import { secret } from '@/lib/platform/secret';
import { answer, nextAddress, poster } from '@/lib/testing/api-posts';
import { holdClock } from '@/lib/testing/hold-clock';
import { POST } from './route';

const EMAIL = 'karin@portal.example';
const PASSWORD = 'ein gutes Passwort';
const post = poster('/api/employee/login', POST);
const ask = (cookie: string) => me(new Request('http://localhost', { headers: { cookie } }), {});

beforeAll(async () => {
  const db = await database();
  const passwordHash = await hashPassword(PASSWORD);
  const common = { name: 'Karin', passwordHash };
  await db.employee.createMany({
    data: [
      { ...common, email: EMAIL, role: 'leitung' },
      { ...common, email: 'weg@portal.example', disabledAt: new Date() },
    ],
  });
});

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

test('a login answers who has logged in, and its cookie is the one of next-auth', async () => {
  const response = await post({ email: ` ${EMAIL.toUpperCase()}`, password: PASSWORD });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const karin = { name: 'Karin', email: EMAIL, role: 'leitung' };
  expect(await response.json()).toEqual(karin);
  const [session = '', device] = response.headers.getSetCookie();
  expect(session).toMatch(
    /^next-auth\.session-token=[\w.-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/,
  );
  expect(device).toMatch(/^portal-geraet-\d+=/);
  const token = cookieOf(response).split('=')[1];
  const payload = await decode({ token, secret: secret() });
  expect(Object.keys(payload ?? {}).toSorted()).toEqual(['exp', 'iat', 'jti', 'sid']);
  expect(await answer(ask(cookieOf(response)))).toEqual(karin);
});

test('over https the cookies are for https alone', async () => {
  const response = await post(
    { email: EMAIL, password: PASSWORD },
    { 'X-Forwarded-Proto': 'https' },
  );
  const [session, device] = response.headers.getSetCookie();
  expect(session).toMatch(/^__Secure-next-auth\.session-token=.*; Secure$/);
  expect(device).toMatch(/; Secure$/);
});

test.each([
  ['a wrong password', EMAIL],
  ['an unknown address', 'niemand@portal.example'],
  ['a disabled account', 'weg@portal.example'],
])('%s is answered in the same words', async (_, email) => {
  const response = await post({ email, password: 'ein falsches Passwort' });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: 'E-Mail-Adresse oder Passwort stimmt nicht.' });
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('fields that cannot be right are named', async () => {
  const response = await post({ email: 'karin', password: '12345' });
  expect(response.status).toBe(422);
  expect((await response.json()).fields).toEqual({
    email: 'Gültige E-Mail-Adresse erforderlich',
    password: 'Passwort muss mindestens 6 Zeichen lang sein',
  });
});

test('after too many failures the answer says how long to wait', async () => {
  holdClock();
  const attempt = () => post({ email: 'wer@portal.example', password: 'ganz falsch' });
  for (let round = 0; round < 5; round++) expect((await attempt()).status).toBe(401);
  const response = await attempt();
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('1020');
  expect((await response.json()).error).toBe(
    'Zu viele Anmeldeversuche. Bitte versuchen Sie es in 17 Minuten noch einmal.',
  );
});

test('logging out ends the login for every copy of its cookie, and no other one', async () => {
  const [first, second] = await Promise.all([
    post({ email: EMAIL, password: PASSWORD }).then(cookieOf),
    post({ email: EMAIL, password: PASSWORD }).then(cookieOf),
  ]);
  const headers = { cookie: first, 'X-Forwarded-For': nextAddress() };
  const request = new Request('http://localhost/api/employee/logout', {
    method: 'POST',
    headers,
  });
  const response = await logout(request, {});
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toMatch(/^next-auth\.session-token=; .*Max-Age=0/);
  expect((await ask(first)).status).toBe(401);
  expect((await ask(second)).status).toBe(200);
});

test('logging in again ends the login that this browser had', async () => {
  const cookie = cookieOf(await post({ email: EMAIL, password: PASSWORD }));
  const again = await post({ email: EMAIL, password: PASSWORD }, { cookie });
  expect((await ask(cookie)).status).toBe(401);
  expect((await ask(cookieOf(again))).status).toBe(200);
});
