import 'server-only';
import { randomBytes } from 'node:crypto';
import { hashPassword } from '../password';
import { createEmployee, type NewEmployee } from '../repository';
import { disableAccount, enableAccount, findAccounts, updatePassword } from './repository';

/** A command about an account that cannot be carried out; its message says why, in English. */
export class AccountError extends Error {}

/** 128 bits in 22 characters. */
const newPassword = () => randomBytes(16).toString('base64url');

const unknown = (email: string) => new AccountError(`There is no account ${email}.`);

/**
 * Makes an account. @returns its password, which nobody can tell again
 * @throws AccountError when the address is taken
 */
export async function addAccount(account: Omit<NewEmployee, 'passwordHash'>): Promise<string> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  if (await createEmployee({ ...account, passwordHash })) return password;
  throw new AccountError(`There is an account ${account.email} already.`);
}

/**
 * Gives an account a new password, and ends all its logins. @returns the password
 * @throws AccountError when there is no such account
 */
export async function renewPassword(email: string): Promise<string> {
  const password = newPassword();
  if ((await updatePassword(email, await hashPassword(password))) === 'done') return password;
  throw unknown(email);
}

/**
 * Lets nobody log in with an account any more, and ends all its logins.
 * @throws AccountError when there is no such account, or nobody else could lead the office
 */
export async function disable(email: string): Promise<void> {
  const outcome = await disableAccount(email, new Date());
  if (outcome === 'unknown') throw unknown(email);
  if (outcome === 'last') {
    throw new AccountError(`${email} is the last active account with the role leitung.`);
  }
}

/** Takes that back. @throws AccountError when there is no such account */
export async function enable(email: string): Promise<void> {
  if ((await enableAccount(email)) === 'unknown') throw unknown(email);
}

/** Every account, one a line: address, name, role, and whether it is disabled. */
export async function accountList(): Promise<string[]> {
  const accounts = await findAccounts();
  return accounts.map(({ email, name, role, disabledAt }) =>
    [email, name, role, ...(disabledAt ? ['disabled'] : [])].join('\t'),
  );
}
