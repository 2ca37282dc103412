import 'server-only';
import { z } from 'zod';
import { callerOf } from '@/lib/platform/http/caller';
import { AppError } from '@/lib/platform/http/errors';
import { parse } from '@/lib/platform/validation/fields';
import type { LoginWay } from '../events/account-event';
import { countAttempt, countAttempts, forgiveAttempts } from '../attempts';
import {
  CODE_RATE_LIMIT,
  DEVICE_CODE_RATE_LIMIT,
  PASSKEY_RATE_LIMIT,
  STEP_RATE_LIMIT,
} from '../constants';
import { authenticationOptions, passkeyIdIn, signedBy } from '../factors/passkeys';
import {
  findPasskey,
  findPasskeys,
  findTotp,
  notePasskeyUse,
  useRecoveryCode,
  useTotpStep,
} from '../factors/repository';
import { codeSchema, recoverySchema } from '../factors/schema';
import { stepOfCode } from '../factors/totp';
import { findLogin } from '../repository';
import { deviceLimit, noteFailure, openLoginChallenge } from '../service';
import { createStep, setChallenge, takeChallenge, takeStep } from './repository';
import { endedStepCookie, stepCookie, stepIn } from './service';

type Step = NonNullable<Awaited<ReturnType<typeof stepIn>>>;

const over = () =>
  new AppError('conflict', 'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie noch einmal.');

async function begun(headers: Headers): Promise<Step & { employeeId: number }> {
  const step = await stepIn(headers);
  if (!step?.employeeId) throw over();
  return { ...step, employeeId: step.employeeId };
}

/** Only once. Throws AppError `conflict` (409) if finished or expired. */
async function finish(
  { id, employeeId }: { id: string; employeeId: number },
  headers: Headers,
  way: LoginWay,
) {
  const account = (await takeStep(id)) && (await findLogin(employeeId));
  if (!account) throw over();
  const login = await openLoginChallenge(account, headers, way);
  return { login, cookie: endedStepCookie(headers) };
}

const WRONG = {
  code: 'Dieser Code stimmt nicht oder ist schon verbraucht.',
  recovery: 'Dieser Wiederherstellungscode stimmt nicht oder ist schon verbraucht.',
  passkey: 'Dieser Passkey wurde nicht angenommen.',
};

/**
 * A known browser has its own limit, so that strangers cannot lock the owner out. Throws AppError
 * `unauthorised` (401), `too_many` (429).
 */
async function attempt(
  { id, employeeId }: { id: string; employeeId: number },
  headers: Headers,
  factor: keyof typeof WRONG,
  check: () => Promise<boolean>,
): Promise<void> {
  const account = await findLogin(employeeId);
  const counted = await countAttempts([
    ...(deviceLimit(account, headers, DEVICE_CODE_RATE_LIMIT) ?? [
      [CODE_RATE_LIMIT, String(employeeId)],
    ]),
    [STEP_RATE_LIMIT, id],
  ]);
  if (!(await check())) {
    await noteFailure(employeeId, factor);
    throw new AppError('unauthorised', WRONG[factor]);
  }
  await forgiveAttempts(counted);
}

async function byCode(body: unknown, headers: Headers) {
  const { code } = parse(z.object({ code: codeSchema }), body);
  const step = await begun(headers);
  await attempt(step, headers, 'code', async () => {
    const factor = await findTotp(step.employeeId);
    const used = factor?.confirmedAt ? stepOfCode(factor, code) : undefined;
    return used !== undefined && useTotpStep(step.employeeId, used);
  });
  return finish(step, headers, 'code');
}

async function byRecoveryCode(body: unknown, headers: Headers) {
  const { code } = parse(z.object({ code: recoverySchema }), body);
  const step = await begun(headers);
  await attempt(step, headers, 'recovery', () => useRecoveryCode(step.employeeId, code));
  return finish(step, headers, 'recovery');
}

/** Without a password before, the login begins here. */
async function askPasskey(_body: unknown, headers: Headers) {
  const step = await stepIn(headers);
  const options = await authenticationOptions(
    step?.employeeId ? await findPasskeys(step.employeeId) : [],
  );
  if (step) {
    await setChallenge(step.id, options.challenge);
    return { options };
  }
  await countAttempt(PASSKEY_RATE_LIMIT, callerOf(headers));
  const id = await createStep({ purpose: 'login', challenge: options.challenge });
  return { options, cookie: stepCookie(headers, id) };
}

async function byPasskey(body: unknown, headers: Headers) {
  const step = await stepIn(headers);
  if (!step) throw over();
  const { response } = (body ?? {}) as { response?: unknown };
  const expectedChallenge = await takeChallenge(step.id, step.employeeId);
  if (!expectedChallenge) throw over();
  const isAlone = step.employeeId === null;
  const passkey = await findPasskey(passkeyIdIn(response));
  const employeeId = step.employeeId ?? passkey?.employeeId;
  // Without an account there is no limit to count on.
  if (!employeeId) throw new AppError('unauthorised', WRONG.passkey);
  await attempt({ id: step.id, employeeId }, headers, 'passkey', async () => {
    if (passkey?.employeeId !== employeeId) return false;
    const counter = await signedBy(passkey, response, { expectedChallenge, isAlone });
    if (counter === undefined) return false;
    await notePasskeyUse(passkey.id, counter);
    return true;
  });
  return finish({ id: step.id, employeeId }, headers, isAlone ? 'passkey-alone' : 'passkey');
}

async function cancel(_body: unknown, headers: Headers) {
  const step = await stepIn(headers);
  if (step) await takeStep(step.id);
  return { cookie: endedStepCookie(headers) };
}

interface Answer {
  login?: Awaited<ReturnType<typeof openLoginChallenge>>;
  options?: object;
  cookie?: string;
}

const STEPS: Record<string, (body: unknown, headers: Headers) => Promise<Answer>> = {
  code: byCode,
  recovery: byRecoveryCode,
  'passkey-options': askPasskey,
  passkey: byPasskey,
  cancel,
};

/**
 * Throws AppError `not_found` (404), `invalid` (422), `unauthorised` (401), `conflict` (409)
 * without a step or too late, `too_many` (429).
 */
export async function takeSecondStep(word: string, body: unknown, headers: Headers) {
  const take = Object.hasOwn(STEPS, word) ? STEPS[word] : undefined;
  if (!take) throw new AppError('not_found', 'Das gibt es hier nicht');
  return take(body, headers);
}
