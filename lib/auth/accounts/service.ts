import 'server-only';
import { randomBytes } from 'node:crypto';
import type { AccountActor } from '../events/account-event';
import { hashPassword } from '../password';
import { createEmployee, type NewEmployee, hasEmployees } from '../repository';
import {
  disableAccount,
  enableAccount,
  findAccounts,
  removeFactors,
  updateAccount,
  updatePassword,
  updateRequirement,
  type AccountOutcome,
  type AccountTarget,
} from './repository';
import { env } from '@/lib/platform/env';
import { loginSchema } from '@/lib/auth/schema';

type Reason = Exclude<AccountOutcome, 'done'> | 'taken';

export class AccountError extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
  ) {
    super(message);
  }
}

/** 128 bits in 22 characters. */
const newPassword = () => randomBytes(16).toString('base64url');

const nameOf = (target: AccountTarget) => ('email' in target ? target.email : String(target.id));

const SENTENCES: Record<Exclude<AccountOutcome, 'done'>, (name: string) => string> = {
  unknown: (name) => `There is no account ${name}.`,
  last: (name) => `${name} is the last active account with the role leitung.`,
  stale: (name) => `Somebody else has changed ${name} meanwhile.`,
};

async function done(target: AccountTarget, changed: Promise<AccountOutcome>): Promise<void> {
  const outcome = await changed;
  if (outcome !== 'done') {
    throw new AccountError(outcome, SENTENCES[outcome](nameOf(target)));
  }
}

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
  await done(target, updatePassword(target, await hashPassword(password), actor));
  return password;
}

/** Ends all logins, too. Throws AccountError, also for the last head of the office. */
export const disable = (target: AccountTarget, actor: AccountActor) =>
  done(target, disableAccount(target, new Date(), actor));

export const enable = (target: AccountTarget, actor: AccountActor) =>
  done(target, enableAccount(target, actor));

/** Throws AccountError for an unknown or outdated account, or the last head of the office. */
export const changeAccount = (
  target: AccountTarget,
  change: Parameters<typeof updateAccount>[1],
  actor: AccountActor,
) => done(target, updateAccount(target, change, actor));

export const requireFactor = (target: AccountTarget, isRequired: boolean, actor: AccountActor) =>
  done(target, updateRequirement(target, isRequired, actor));

/** Ends all logins, too. Throws AccountError. */
export const dropFactors = (target: AccountTarget, actor: AccountActor) =>
  done(target, removeFactors(target, actor));

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
