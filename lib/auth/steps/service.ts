import 'server-only';
import { readCookie, usesHttps, writeCookie } from '@/lib/platform/http/cookies';
import { signedId, signId } from '@/lib/platform/secret';
import { STEP_COOKIE } from '../constants';
import { findFactors } from '../factors/repository';
import { createStep, findLoginStep, STEP_LIFETIME } from './repository';

/** What the second step of a login can be taken with. */
export interface Ways {
  code: boolean;
  passkey: boolean;
  recovery: boolean;
}

/** A login whose password was right and whose second factor is still to come. It opens nothing. */
export interface PendingLogin {
  pending: Ways;
  /** The Set-Cookie header that names it */
  stepCookie: string;
  employee?: undefined;
  deviceCookie?: undefined;
}

const PURPOSE = 'login-step';

const write = (headers: Headers, value: string, maxAge: number) =>
  writeCookie(STEP_COOKIE, value, { path: '/', maxAge, secure: usesHttps(headers) });

/** The Set-Cookie header that names a login that was begun. */
export const stepCookie = (headers: Headers, id: string) =>
  write(headers, signId(PURPOSE, id), STEP_LIFETIME / 1000);

/** The Set-Cookie header that takes it away. */
export const endedStepCookie = (headers: Headers) => write(headers, '', 0);

/** The second step of an account, as far as it has a second factor. */
async function waysOf(employeeId: number): Promise<Ways | undefined> {
  const { totp: code, passkeys, recoveryCodes } = await findFactors(employeeId);
  const passkey = passkeys > 0;
  return code || passkey ? { code, passkey, recovery: recoveryCodes > 0 } : undefined;
}

/** Begins the second step of a login; nothing for an account that has no second factor. */
export async function beginStep(
  employeeId: number,
  headers: Headers,
): Promise<PendingLogin | undefined> {
  const pending = await waysOf(employeeId);
  if (!pending) return undefined;
  const id = await createStep({ purpose: 'login', employeeId });
  return { pending, stepCookie: stepCookie(headers, id) };
}

/** The login that a request has begun, if it can still be finished. */
export async function stepIn(headers: Headers) {
  const id = signedId(PURPOSE, readCookie(headers, STEP_COOKIE) ?? '');
  return id === undefined ? null : findLoginStep(id);
}

/** What the login page asks for, where somebody is in the middle of a login. */
export async function pendingWays(headers: Headers): Promise<Ways | undefined> {
  const step = await stepIn(headers);
  return step?.employeeId ? waysOf(step.employeeId) : undefined;
}
