import 'server-only';
import { type Employee, employeeName } from './employee';
import { employeeNames, findColleagues } from './name-repository';
import {
  callerOf,
  networkOf,
  readCookie,
  usesHttps,
  writeCookie,
} from '@/lib/platform/http/caller';
import type { RateLimitRule } from '@/lib/platform/rate-limit/repository';
import { keyedHash } from '@/lib/platform/secret';
import { parse } from '@/lib/platform/validation/fields';
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
import { verifyPassword } from './password';
import { findLogin } from './repository';
import { loginSchema } from './schema';
import { closeSession, openSession } from './session/service';
import { beginStep, type PendingLogin } from './steps/service';
import { sessionIdIn } from './token';

const shortened = (value: string) => keyedHash(value).slice(0, 32);

type Account = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

function knownDevice(account: Account, headers: Headers): string | undefined {
  const device = readCookie(headers, deviceCookieName(account.id));
  return isKnownDevice(account, device) ? device : undefined;
}

export function deviceLimit(
  account: Account | null,
  headers: Headers,
  rule: RateLimitRule,
): [RateLimitRule, string][] | undefined {
  const known = account ? knownDevice(account, headers) : undefined;
  return known === undefined ? undefined : [[rule, shortened(known)]];
}

/**
 * Unknown and disabled accounts look like a wrong password: same answer, limits and time. A known
 * browser has its own limit, so that strangers cannot lock the owner out.
 */
async function authenticate(input: unknown, headers: Headers): Promise<Account | null> {
  const { email, password } = parse(loginSchema, input);
  const account = await findLogin(email);
  // Counted first: otherwise simultaneous attempts would all pass before the first is counted.
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

export const noteFailure = (accountId: number, at: 'password' | 'code' | 'recovery' | 'passkey') =>
  insertEvent({ accountId, actor: 'stranger', action: 'login-failed', details: { at } });

interface OpenedLogin {
  employee: Employee;
  sid: string;
  deviceCookie: string;
  pending?: undefined;
}

export async function openLoginChallenge(
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

/** `null` for wrong credentials. Throws AppError `invalid` (422), `too_many` (429). */
export async function logIn(
  input: unknown,
  headers: Headers,
): Promise<OpenedLogin | PendingLogin | null> {
  const account = await authenticate(input, headers);
  if (!account) return null;
  return (await beginStep(account.id, headers)) ?? openLoginChallenge(account, headers, 'password');
}

export async function logOut(headers: Headers): Promise<void> {
  const sid = await sessionIdIn(headers);
  if (sid) await closeSession(sid);
}

export const listColleagues = findColleagues;

export const nameOfEmployee = async (id: number) => employeeName(id, await employeeNames([id]));

export async function namingEmployees(ids: Iterable<number | null>) {
  const names = await employeeNames(ids);
  return (id: number) => employeeName(id, names);
}
