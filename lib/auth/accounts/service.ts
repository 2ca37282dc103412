import 'server-only';
import { randomBytes } from 'node:crypto';
import type { AccountActor } from '../events/account-event';
import { hashPassword } from '../password';
import { createEmployee, type NewEmployee, hasEmployees } from '../repository';
import { AccountError, type AccountTarget, findAccounts, updatePassword } from './repository';
import { env } from '@/lib/platform/env';
import { loginSchema } from '@/lib/auth/schema';

/** 128 bits in 22 characters. */
const newPassword = () => randomBytes(16).toString('base64url');

/** The first login has to change the returned password. Throws AccountError. */
export async function addAccount(account: Omit<NewEmployee, 'passwordHash'>, actor: AccountActor) {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const id = await createEmployee({ ...account, passwordHash, mustChangePassword: true }, actor);
  if (id !== undefined) return { password, id };
  throw new AccountError('taken', `There is an account ${account.email} already.`);
}

/** The next login has to change the returned password; ends all logins. Throws AccountError. */
export async function renewPassword(target: AccountTarget, actor: AccountActor): Promise<string> {
  const password = newPassword();
  await updatePassword(target, await hashPassword(password), actor);
  return password;
}

export async function accountList(): Promise<string[]> {
  const accounts = await findAccounts();
  return accounts.map(({ email, name, role, disabledAt }) =>
    [email, name, role, ...(disabledAt ? ['disabled'] : [])].join('\t'),
  );
}

/** For a portal whose address has no domain. */
const FALLBACK_HOST = 'portal.invalid';

function defaultAddress(): string {
  const address = `leitung@${new URL(env().APP_URL).hostname}`;
  return loginSchema.shape.email.safeParse(address).success ? address : `leitung@${FALLBACK_HOST}`;
}

/**
 * Does nothing if there is an employee; of two processes that start at once, one creates the
 * account.
 */
export async function ensureFirstEmployee(): Promise<void> {
  if (await hasEmployees()) return;
  const { EMPLOYEE_EMAIL, EMPLOYEE_PASSWORD, EMPLOYEE_NAME } = env();
  const email = loginSchema.shape.email.parse(EMPLOYEE_EMAIL ?? defaultAddress());
  const password = EMPLOYEE_PASSWORD ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  const created = await createEmployee(
    { email, name: EMPLOYEE_NAME ?? 'Leitung', role: 'leitung', passwordHash },
    'command',
  );
  if (!created) return;
  /* eslint-disable no-console -- the password is for the person at the console, not for the log */
  console.log(`First employee: ${email}`);
  if (!EMPLOYEE_PASSWORD) console.log(`Password, shown only this once: ${password}`);
  /* eslint-enable no-console */
}
