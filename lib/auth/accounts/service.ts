import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Actor } from '../events/account-event';
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
  type Outcome,
  type Target,
} from './repository';
import { env } from '@/lib/platform/env';
import { loginSchema } from '@/lib/auth/schema';

/** Why something cannot be done to an account. */
type Reason = Exclude<Outcome, 'done'> | 'taken';

/** Something that cannot be done to an account; its message says why, in English, for the console. */
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

const nameOf = (target: Target) => ('email' in target ? target.email : String(target.id));

const SENTENCES: Record<Exclude<Outcome, 'done'>, (name: string) => string> = {
  unknown: (name) => `There is no account ${name}.`,
  last: (name) => `${name} is the last active account with the role leitung.`,
  stale: (name) => `Somebody else has changed ${name} meanwhile.`,
};

/** @throws AccountError for what was not done */
async function done(target: Target, changed: Promise<Outcome>): Promise<void> {
  const outcome = await changed;
  if (outcome !== 'done') {
    throw new AccountError(outcome, SENTENCES[outcome](nameOf(target)));
  }
}

/**
 * Makes an account, whose first login has to change the password.
 * @returns the password, which is not stored in clear, and the id
 * @throws AccountError when the address is taken
 */
export async function addAccount(account: Omit<NewEmployee, 'passwordHash'>, actor: Actor) {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const id = await createEmployee({ ...account, passwordHash, mustChangePassword: true }, actor);
  if (id !== undefined) return { password, id };
  throw new AccountError('taken', `There is an account ${account.email} already.`);
}

/**
 * Gives an account a new password, which the next login has to change, and ends all its logins.
 * @returns the password
 * @throws AccountError when there is no such account
 */
export async function renewPassword(target: Target, actor: Actor): Promise<string> {
  const password = newPassword();
  await done(target, updatePassword(target, await hashPassword(password), actor));
  return password;
}

/**
 * Disables an account and ends all its logins.
 * @throws AccountError if there is no such account, or it is the last one that leads the office
 */
export const disable = (target: Target, actor: Actor) =>
  done(target, disableAccount(target, new Date(), actor));

/** Takes that back. @throws AccountError when there is no such account */
export const enable = (target: Target, actor: Actor) => done(target, enableAccount(target, actor));

/**
 * Changes name and role.
 * @throws AccountError if there is no such account, it is the last head of the office, or it is out of date
 */
export const changeAccount = (
  target: Target,
  change: Parameters<typeof updateAccount>[1],
  actor: Actor,
) => done(target, updateAccount(target, change, actor));

/** Asks for a second factor, or does so no longer. @throws AccountError when there is no such account */
export const requireFactor = (target: Target, isRequired: boolean, actor: Actor) =>
  done(target, updateRequirement(target, isRequired, actor));

/** Takes every second factor away, and ends all logins. @throws AccountError when there is no such account */
export const dropFactors = (target: Target, actor: Actor) =>
  done(target, removeFactors(target, actor));

/** Every account, one a line: address, name, role, and whether it is disabled. */
export async function accountList(): Promise<string[]> {
  const accounts = await findAccounts();
  return accounts.map(({ email, name, role, disabledAt }) =>
    [email, name, role, ...(disabledAt ? ['disabled'] : [])].join('\t'),
  );
}

/** Obviously no real address; a portal on an address without a domain has no other. */
const FALLBACK_HOST = 'portal.invalid';

function defaultAddress(): string {
  const address = `leitung@${new URL(env().APP_URL).hostname}`;
  return loginSchema.shape.email.safeParse(address).success ? address : `leitung@${FALLBACK_HOST}`;
}

/**
 * Creates the first employee, from EMPLOYEE_* or with a random password
 * that the console shows once. Does nothing if there is an employee. If two processes
 * start at once, one creates the account and shows its password.
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
