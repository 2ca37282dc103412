import { readCookie } from '@/lib/platform/http/cookies';
import { database } from '@/lib/platform/db/client';
import { AGENT_COOKIE, LOGIN_LINK } from './login';
import { agentOf, isLoginOpen, logInAgency, logOutAgency, requestLogin } from './login-service';
import { findAgent } from './repository';
import { changeAgent, newAgent } from '@/lib/testing/agents';
import { refusal } from '@/lib/testing/back-office';
import { holdClock } from '@/lib/testing/hold-clock';
import { setSecret } from '@/lib/testing/secret';
import { signId } from '@/lib/platform/secret';
import { randomUUID } from 'node:crypto';

setSecret();

async function office() {
  const id = await newAgent();
  return (await findAgent(id))!;
}

const loginsOf = async (agentId: string) => {
  const db = await database();
  return db.agentLogin.findMany({ where: { agentId }, orderBy: { createdAt: 'asc' } });
};

async function linkFor({ id, email }: { id: string; email: string }) {
  await requestLogin({ email: ` ${email.toUpperCase()} ` }, randomUUID());
  return signId(LOGIN_LINK, (await loginsOf(id)).at(-1)!.id);
}

const cookieFor = async (token: string) => (await logInAgency(token)).value;

test('a link logs in once, and looking at it uses nothing up', async () => {
  const agent = await office();
  const token = await linkFor(agent);
  expect(await isLoginOpen(token)).toBe(true);
  expect(await isLoginOpen(token)).toBe(true);
  const attempts = await Promise.allSettled([1, 2, 3].map(() => logInAgency(token)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await isLoginOpen(token)).toBe(false);
  expect((await refusal(logInAgency(token))).code).toBe('not_found');
});

test('a session is that of its office, until it logs out', async () => {
  const agent = await office();
  const cookie = await cookieFor(await linkFor(agent));
  const copy = cookie;
  expect(await agentOf(cookie)).toMatchObject({ id: agent.id });
  expect(readCookie(new Headers({ cookie: `${AGENT_COOKIE}=${cookie}` }), AGENT_COOKIE)).toBe(
    cookie,
  );
  await logOutAgency(cookie);
  expect(await agentOf(copy)).toBeUndefined();
});

test('what is too old, made up or of another purpose opens nothing', async () => {
  const agent = await office();
  const token = await linkFor(agent);
  const db = await database();
  const past = new Date(Date.now() - 1000);
  await db.agentLogin.updateMany({ where: { agentId: agent.id }, data: { expiresAt: past } });
  expect(await isLoginOpen(token)).toBe(false);
  expect((await refusal(logInAgency(token))).code).toBe('not_found');
  const [login] = await loginsOf(agent.id);
  for (const cookie of ['', 'x', token, signId('another-purpose', login!.id), undefined]) {
    expect(await agentOf(cookie)).toBeUndefined();
  }
});

test.each(['ended'])('an office that is %s still reads what it has bought', async (state) => {
  const agent = await office();
  const cookie = await cookieFor(await linkFor(agent));
  await changeAgent(agent.id, { state });
  expect(await agentOf(cookie)).toMatchObject({ id: agent.id });
  expect(await agentOf(await cookieFor(await linkFor(agent)))).toMatchObject({ id: agent.id });
});

test('who is no customer gets the same answer and no mail', async () => {
  const db = await database();
  const before = await db.outboxMessage.count({ where: { template: 'agent-login' } });
  expect(await requestLogin({ email: `${randomUUID()}@fremd.example` }, randomUUID())).toBe(
    undefined,
  );
  expect(await db.outboxMessage.count({ where: { template: 'agent-login' } })).toBe(before);
  expect((await refusal(requestLogin({ email: 'kein' }, randomUUID()))).code).toBe('invalid');
  expect((await refusal(requestLogin(null, randomUUID()))).code).toBe('invalid');
});

test('one connection asks five times, and one mailbox gets three links', async () => {
  holdClock();
  const caller = randomUUID();
  const agent = await office();
  for (let asked = 0; asked < 5; asked++) await requestLogin({ email: agent.email }, caller);
  expect((await refusal(requestLogin({ email: agent.email }, caller))).code).toBe('too_many');
  expect(await loginsOf(agent.id)).toHaveLength(3);
});
