import 'server-only';
import { employeeName } from './employee';
import { employeeNames, findColleagues } from './name-repository';
import { callerOf, networkOf } from '@/lib/platform/http/caller';
import { readCookie, usesHttps, writeCookie } from '@/lib/platform/http/cookies';
import type { RateLimitRule } from '@/lib/platform/rate-limit/service';
import { keyedHash } from '@/lib/platform/secret';
import { parse } from '@/lib/platform/validation/parse';
import type { LoginWay } from './events/account-event';
import { insertEvent } from './events/repository';
import { countAttempts, forgiveAttempts } from './attempts';
import {
  ACCOUNT_RATE_LIMIT,
  CALLER_RATE_LIMIT,
  DEVICE_DAYS,
  DEVICE_RATE_LIMIT,
  NETWORK_RATE_LIMIT,
} from './constants';
import { deviceCookieName, isKnownDevice, newDevice, deviceLabel } from './device';
import type { Employee } from './employee';
import { verifyPassword } from './password';
import { findLogin } from './repository';
import { loginSchema } from './schema';
import { closeSession, openSession } from './session/service';
import { beginStep, type PendingLogin } from './steps/service';
import { sessionIdIn } from './token';

const shortened = (value: string) => keyedHash(value).slice(0, 32);

/** An account with its stored password. */
type Account = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/** What this browser is known by to an account, if the owner has logged in in it before. */
function knownDevice(account: Account, headers: Headers): string | undefined {
  const device = readCookie(headers, deviceCookieName(account.id));
  return isKnownDevice(account, device) ? device : undefined;
}

/** The limit of a browser in which the account's owner has logged in before; nothing in another one. */
export function deviceLimit(
  account: Account | null,
  headers: Headers,
  rule: RateLimitRule,
): [RateLimitRule, string][] | undefined {
  const known = account ? knownDevice(account, headers) : undefined;
  return known === undefined ? undefined : [[rule, shortened(known)]];
}

/**
 * Checks address and password. Unknown and disabled accounts cannot be told from a wrong password: same
 * answer, same limits, same time. Attempts from a browser in which the owner has logged in before have a
 * limit of their own: so nobody else can lock the owner out, neither by the account nor by
 * the connection that an office shares.
 * @returns the account, or `null` when they do not belong together
 */
async function authenticate(input: unknown, headers: Headers): Promise<Account | null> {
  const { email, password } = parse(loginSchema, input);
  const account = await findLogin(email);
  // Counted as a failure first and taken back on success: attempts sent at the same moment would
  // otherwise all be let through before the first one is counted.
  const counted = await countAttempts(
    deviceLimit(account, headers, DEVICE_RATE_LIMIT) ?? [
      [CALLER_RATE_LIMIT, callerOf(headers)],
      [NETWORK_RATE_LIMIT, networkOf(headers)],
      [ACCOUNT_RATE_LIMIT, shortened(email)],
    ],
  );
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account) return null;
  if (isRight) await forgiveAttempts(counted);
  else await noteFailure(account.id, 'password');
  return isRight ? account : null;
}

/** Writes down that somebody has tried to log in with an account that there is. */
export const noteFailure = (accountId: number, at: 'password' | 'code' | 'recovery' | 'passkey') =>
  insertEvent({ accountId, actor: 'stranger', action: 'login-failed', details: { at } });

interface OpenedLogin {
  employee: Employee;
  sid: string;
  /** The Set-Cookie header by which this browser is known from now on */
  deviceCookie: string;
  pending?: undefined;
}

/** Opens a login for an account whose owner this is, in place of whoever was logged in in this browser. */
export async function openLogin(
  account: Account,
  headers: Headers,
  way: LoginWay,
): Promise<OpenedLogin> {
  const { id, email, name, role } = account;
  await logOut(headers);
  const known = knownDevice(account, headers) ?? newDevice(account);
  const deviceCookie = writeCookie(deviceCookieName(id), known, {
    path: '/api',
    maxAge: DEVICE_DAYS * 24 * 60 * 60,
    secure: usesHttps(headers),
  });
  const device = deviceLabel(headers.get('user-agent'));
  const sid = await openSession(id, { device, way });
  return { employee: { id, email, name, role }, sid, deviceCookie };
}

/**
 * Logs an employee in, or begins it where the account has a second factor.
 * @param input `email` and `password`
 * @returns `null` when they do not belong together
 * @throws AppError `invalid` (422), `too_many` (429) after too many failures
 */
export async function logIn(
  input: unknown,
  headers: Headers,
): Promise<OpenedLogin | PendingLogin | null> {
  const account = await authenticate(input, headers);
  if (!account) return null;
  return (await beginStep(account.id, headers)) ?? openLogin(account, headers, 'password');
}

/** Ends the login that a request names, if it names one. */
export async function logOut(headers: Headers): Promise<void> {
  const sid = await sessionIdIn(headers);
  if (sid) await closeSession(sid);
}

/** Who can be given requests. */
export const listColleagues = findColleagues;

/** The name of an employee, of a former one too. */
export const nameOfEmployee = async (id: number) => employeeName(id, await employeeNames([id]));

/** What each of several employees is called, by whatever has a number of one. */
export async function namingEmployees(ids: Iterable<number | null>) {
  const names = await employeeNames(ids);
  return (id: number) => employeeName(id, names);
}
