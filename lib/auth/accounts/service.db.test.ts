import { database } from '@/lib/platform/db/client';
import { storedEmployee } from '@/lib/testing/employee-login';
import { verifyPassword } from '../password';
import { findLogin } from '../repository';
import { openSession, readSession } from '../session/service';
import { accountList, addAccount, disable, enable, renewPassword } from './service';

const NOBODY = 'niemand@portal.example';
const UNKNOWN = `There is no account ${NOBODY}.`;

beforeEach(async () => {
  const db = await database();
  await db.employee.deleteMany();
});

const isLoggedIn = async (sid: string) => (await readSession(sid, { touch: false })).employee;

async function withLogins(role?: string) {
  const employee = await storedEmployee({ role });
  return { ...employee, sids: [await openSession(employee.id), await openSession(employee.id)] };
}

test('a new account can log in with the password that is shown once', async () => {
  const account = { email: 'neu@portal.example', name: 'Neu', role: 'mitarbeiter' };
  const { password } = await addAccount(account, 'command');
  const login = await findLogin(account.email);
  expect(login).toMatchObject(account);
  expect(await verifyPassword(password, login?.passwordHash ?? null)).toBe(true);
  await expect(addAccount(account, 'command')).rejects.toThrow(
    'There is an account neu@portal.example',
  );
});

test('a new password ends every login of the account at once, and no other one', async () => {
  const { email, sids } = await withLogins();
  const other = await withLogins();
  const password = await renewPassword({ email: email }, 'command');
  const login = await findLogin(email);
  expect(await verifyPassword(password, login?.passwordHash ?? null)).toBe(true);
  for (const sid of sids) expect(await isLoggedIn(sid)).toBeNull();
  for (const sid of other.sids) expect(await isLoggedIn(sid)).not.toBeNull();
  await expect(renewPassword({ email: NOBODY }, 'command')).rejects.toThrow(UNKNOWN);
});

test('a disabled account is logged out at once, and stays so when it is enabled again', async () => {
  const { email, sids } = await withLogins();
  await disable({ email: email }, 'command');
  expect(await findLogin(email)).toBeNull();
  for (const sid of sids) expect(await isLoggedIn(sid)).toBeNull();
  await enable({ email: email }, 'command');
  expect(await findLogin(email)).not.toBeNull();
  for (const sid of sids) expect(await isLoggedIn(sid)).toBeNull();
  await expect(disable({ email: NOBODY }, 'command')).rejects.toThrow(UNKNOWN);
  await expect(enable({ email: NOBODY }, 'command')).rejects.toThrow(UNKNOWN);
});

test('the last head of the office stays', async () => {
  const first = await withLogins('leitung');
  const second = await withLogins('leitung');
  await withLogins();
  await disable({ email: first.email }, 'command');
  await expect(disable({ email: second.email }, 'command')).rejects.toThrow(
    'is the last active account',
  );
  expect(await isLoggedIn(second.sids[0] ?? '')).not.toBeNull();
  await enable({ email: first.email }, 'command');
  await disable({ email: second.email }, 'command');
});

test('two that are disabled at the same moment are not both gone', async () => {
  const leads = [await withLogins('leitung'), await withLogins('leitung')];
  await Promise.allSettled(leads.map(({ email }) => disable({ email: email }, 'command')));
  const db = await database();
  const where = { role: 'leitung', disabledAt: null };
  expect(await db.employee.count({ where })).toBeGreaterThanOrEqual(1);
});

test('the list names all employees, and who is disabled', async () => {
  const { email } = await storedEmployee({ disabledAt: new Date() });
  expect(await accountList()).toEqual([`${email}\tErika\tmitarbeiter\tdisabled`]);
});
