import { readCookie } from '@/lib/platform/http/caller';
import { database } from '@/lib/platform/db/client';
import { AGENCY_COOKIE, LOGIN_LINK } from './login';
import { agencyOf, isLoginOpen, logInAgency, logOutAgency, requestLogin } from './login-service';
import { findAgency } from './repository';
import { changeAgency, newAgency } from '@/lib/testing/agencies';
import { refusal } from '@/lib/testing/admin';
import { holdClock } from '@/lib/testing/hold-clock';
import { signId } from '@/lib/platform/secret';
import { randomUUID } from 'node:crypto';

async function someAgency() {
  const id = await newAgency();
  return (await findAgency(id))!;
}

const loginsOf = async (agencyId: string) => {
  const db = await database();
  return db.agencyLogin.findMany({ where: { agencyId }, orderBy: { createdAt: 'asc' } });
};

async function linkFor({ id, email }: { id: string; email: string }) {
  await requestLogin({ email: ` ${email.toUpperCase()} ` }, randomUUID());
  return signId(LOGIN_LINK, (await loginsOf(id)).at(-1)!.id);
}

const cookieFor = async (token: string) => (await logInAgency(token)).value;

test('a link logs in once, and looking at it uses nothing up', async () => {
  const agency = await someAgency();
  const token = await linkFor(agency);
  expect(await isLoginOpen(token)).toBe(true);
  expect(await isLoginOpen(token)).toBe(true);
  const attempts = await Promise.allSettled([1, 2, 3].map(() => logInAgency(token)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await isLoginOpen(token)).toBe(false);
  expect((await refusal(logInAgency(token))).code).toBe('not_found');
});

test('a session is that of its agency, until it logs out', async () => {
  const agency = await someAgency();
  const cookie = await cookieFor(await linkFor(agency));
  expect(await agencyOf(cookie)).toMatchObject({ id: agency.id });
  expect(readCookie(new Headers({ cookie: `${AGENCY_COOKIE}=${cookie}` }), AGENCY_COOKIE)).toBe(
    cookie,
  );
  await logOutAgency(cookie);
  expect(await agencyOf(cookie)).toBeUndefined();
});

test('what is too old, made up or of another purpose opens nothing', async () => {
  const agency = await someAgency();
  const token = await linkFor(agency);
  const db = await database();
  const past = new Date(Date.now() - 1000);
  await db.agencyLogin.updateMany({ where: { agencyId: agency.id }, data: { expiresAt: past } });
  expect(await isLoginOpen(token)).toBe(false);
  expect((await refusal(logInAgency(token))).code).toBe('not_found');
  const [login] = await loginsOf(agency.id);
  for (const cookie of ['', 'x', token, signId('another-purpose', login!.id), undefined]) {
    expect(await agencyOf(cookie)).toBeUndefined();
  }
});

test('an agency whose contract has ended still reads what it has bought', async () => {
  const agency = await someAgency();
  const cookie = await cookieFor(await linkFor(agency));
  await changeAgency(agency.id, { state: 'ended' });
  expect(await agencyOf(cookie)).toMatchObject({ id: agency.id });
  expect(await agencyOf(await cookieFor(await linkFor(agency)))).toMatchObject({ id: agency.id });
});

test('who is no customer gets the same answer and no mail', async () => {
  const db = await database();
  const before = await db.outboxMessage.count({ where: { template: 'agency-login' } });
  expect(await requestLogin({ email: `${randomUUID()}@fremd.example` }, randomUUID())).toBe(
    undefined,
  );
  expect(await db.outboxMessage.count({ where: { template: 'agency-login' } })).toBe(before);
  expect((await refusal(requestLogin({ email: 'kein' }, randomUUID()))).code).toBe('invalid');
  expect((await refusal(requestLogin(null, randomUUID()))).code).toBe('invalid');
});

test('one connection asks five times, and one mailbox gets three links', async () => {
  holdClock();
  const caller = randomUUID();
  const agency = await someAgency();
  for (let asked = 0; asked < 5; asked++) await requestLogin({ email: agency.email }, caller);
  expect((await refusal(requestLogin({ email: agency.email }, caller))).code).toBe('too_many');
  expect(await loginsOf(agency.id)).toHaveLength(3);
});
