import 'server-only';
import { readCookie, usesHttps, writeCookie } from '@/lib/platform/http/caller';
import { signedId, signId } from '@/lib/platform/secret';
import { STEP_COOKIE } from '../constants';
import { findFactors } from '../factors/repository';
import { createStep, findLoginStep, STEP_LIFETIME } from './repository';

export interface Ways {
  code: boolean;
  passkey: boolean;
  recovery: boolean;
}

/** The password was right, the second factor is missing: no access yet. */
export interface PendingLogin {
  pending: Ways;
  stepCookie: string;
  employee?: undefined;
  deviceCookie?: undefined;
}

const PURPOSE = 'login-step';

const write = (headers: Headers, value: string, maxAge: number) =>
  writeCookie(STEP_COOKIE, value, { path: '/', maxAge, secure: usesHttps(headers) });

export const stepCookie = (headers: Headers, id: string) =>
  write(headers, signId(PURPOSE, id), STEP_LIFETIME / 1000);

export const endedStepCookie = (headers: Headers) => write(headers, '', 0);

async function waysOf(employeeId: number): Promise<Ways | undefined> {
  const { totp: code, passkeys, recoveryCodes } = await findFactors(employeeId);
  const passkey = passkeys > 0;
  return code || passkey ? { code, passkey, recovery: recoveryCodes > 0 } : undefined;
}

export async function beginStep(
  employeeId: number,
  headers: Headers,
): Promise<PendingLogin | undefined> {
  const pending = await waysOf(employeeId);
  if (!pending) return undefined;
  const id = await createStep({ purpose: 'login', employeeId });
  return { pending, stepCookie: stepCookie(headers, id) };
}

export async function stepIn(headers: Headers) {
  const id = signedId(PURPOSE, readCookie(headers, STEP_COOKIE) ?? '');
  return id === undefined ? null : findLoginStep(id);
}

export async function pendingWays(headers: Headers): Promise<Ways | undefined> {
  const step = await stepIn(headers);
  return step?.employeeId ? waysOf(step.employeeId) : undefined;
}
