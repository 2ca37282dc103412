import 'server-only';
import { employeeName } from './employee';
import { employeeNames, findColleagues } from './name-repository';
import { AppError } from '@/lib/platform/http/errors';
import { callerOf, networkOf } from '@/lib/platform/http/caller';
import { readCookie, usesHttps, writeCookie } from '@/lib/platform/http/cookies';
import {
  forgiveEvent,
  enforceRateLimit,
  type RateLimitRule,
} from '@/lib/platform/rate-limit/service';
import { keyedHash } from '@/lib/platform/secret';
import { parse } from '@/lib/platform/validation/parse';
import {
  ACCOUNT_RATE_LIMIT,
  CALLER_RATE_LIMIT,
  DEVICE_DAYS,
  DEVICE_RATE_LIMIT,
  NETWORK_RATE_LIMIT,
} from './constants';
import { deviceCookieName, isKnownDevice, newDevice } from './device';
import type { Employee } from './employee';
import { verifyPassword } from './password';
import { findLogin } from './repository';
import { loginSchema } from './schema';
import { closeSession, openSession } from './session/service';
import { sessionIdIn } from './token';

const shortened = (value: string) => keyedHash(value).slice(0, 32);

/** Counts an attempt. @throws AppError `too_many` (429) in the words of the login */
async function count(rule: RateLimitRule, name: string): Promise<string> {
  try {
    return await enforceRateLimit(rule, name);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const minutes = Math.ceil((error.details.retryAfter ?? rule.window) / 60);
    const wait = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
    throw new AppError(
      error.code,
      `Zu viele Anmeldeversuche. Bitte versuchen Sie es in ${wait} noch einmal.`,
      error.details,
    );
  }
}

/** Counts an attempt from a browser that is not known; one that is refused does not count at all. */
async function countStranger(headers: Headers, email: string): Promise<string[]> {
  const counted: string[] = [];
  try {
    counted.push(await count(CALLER_RATE_LIMIT, callerOf(headers)));
    counted.push(await count(NETWORK_RATE_LIMIT, networkOf(headers)));
    counted.push(await count(ACCOUNT_RATE_LIMIT, shortened(email)));
    return counted;
  } catch (error) {
    for (const event of counted) await forgiveEvent(event);
    throw error;
  }
}

/**
 * Checks address and password. Unknown and disabled accounts cannot be told from a wrong password: same
 * answer, same limits, same time. Attempts from a browser in which the owner has logged in before have a
 * limit of their own: so nobody else can lock the owner out, neither by the account nor by
 * the connection that an office shares.
 * @returns the account and what the browser is known by, or `null` when they do not belong together
 */
async function authenticate(input: unknown, headers: Headers) {
  const { email, password } = parse(loginSchema, input);
  const account = await findLogin(email);
  const device = account && readCookie(headers, deviceCookieName(account.id));
  const known = account && isKnownDevice(account, device ?? undefined) ? device : null;
  // Counted as a failure first and taken back on success: attempts sent at the same moment would
  // otherwise all be let through before the first one is counted.
  const counted = known
    ? [await count(DEVICE_RATE_LIMIT, shortened(known))]
    : await countStranger(headers, email);
  if (!(await verifyPassword(password, account?.passwordHash ?? null)) || !account) return null;
  for (const event of counted) await forgiveEvent(event);
  const { id, name, role } = account;
  return { employee: { id, email, name, role }, device: known ?? newDevice(account) };
}

interface OpenedLogin {
  employee: Employee;
  sid: string;
  /** The Set-Cookie header by which this browser is known from now on */
  deviceCookie: string;
}

/**
 * Logs an employee in, in place of whoever was logged in in this browser.
 * @param input `email` and `password`
 * @returns `null` when they do not belong together
 * @throws AppError `invalid` (422), `too_many` (429) after too many failures
 */
export async function logIn(input: unknown, headers: Headers): Promise<OpenedLogin | null> {
  const found = await authenticate(input, headers);
  if (!found) return null;
  const { employee, device } = found;
  await logOut(headers);
  const deviceCookie = writeCookie(deviceCookieName(employee.id), device, {
    path: '/api',
    maxAge: DEVICE_DAYS * 24 * 60 * 60,
    secure: usesHttps(headers),
  });
  return { employee, sid: await openSession(employee.id), deviceCookie };
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
