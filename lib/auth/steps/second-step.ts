import 'server-only';
import { z } from 'zod';
import { callerOf } from '@/lib/platform/http/caller';
import { AppError } from '@/lib/platform/http/errors';
import { parse } from '@/lib/platform/validation/parse';
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
import { deviceLimit, noteFailure, openLogin } from '../service';
import { createStep, setChallenge, takeChallenge, takeStep } from './repository';
import { endedStepCookie, stepCookie, stepIn } from './service';

type Step = NonNullable<Awaited<ReturnType<typeof stepIn>>>;

const over = () =>
  new AppError('conflict', 'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie noch einmal.');

/** The step of a login whose password was right. @throws AppError `conflict` (409) where there is none */
async function begun(headers: Headers): Promise<Step & { employeeId: number }> {
  const step = await stepIn(headers);
  if (!step?.employeeId) throw over();
  return { ...step, employeeId: step.employeeId };
}

/** Finishes a login once. @throws AppError `conflict` (409) where another request has, or it is too late */
async function finish(
  { id, employeeId }: { id: string; employeeId: number },
  headers: Headers,
  way: LoginWay,
) {
  const account = (await takeStep(id)) && (await findLogin(employeeId));
  if (!account) throw over();
  const login = await openLogin(account, headers, way);
  return { login, cookie: endedStepCookie(headers) };
}

const WRONG = {
  code: 'Dieser Code stimmt nicht oder ist schon verbraucht.',
  recovery: 'Dieser Wiederherstellungscode stimmt nicht oder ist schon verbraucht.',
  passkey: 'Dieser Passkey wurde nicht angenommen.',
};

/**
 * Tries a factor under its limits. A browser in which the owner has logged in before has one of its own: so
 * a stranger who knows the password locks the owner out of no code.
 * @throws AppError `unauthorised` (401), `too_many` (429)
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

/** What a passkey has to sign; without a password before it, a login begins here. */
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
  // Nobody's: there is no account to count it on.
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

/** Gives a login up that was begun. */
async function cancel(_body: unknown, headers: Headers) {
  const step = await stepIn(headers);
  if (step) await takeStep(step.id);
  return { cookie: endedStepCookie(headers) };
}

interface Answer {
  login?: Awaited<ReturnType<typeof openLogin>>;
  /** What the browser's passkeys are asked with */
  options?: object;
  /** A Set-Cookie header about the step */
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
 * Takes the second step of a login, or logs in with a passkey alone.
 * @param word which way, as received
 * @throws AppError `not_found` (404), `invalid` (422), `unauthorised` (401) for what is not right, `conflict`
 *   (409) where nothing was begun or it is too late, `too_many` (429)
 */
export async function takeSecondStep(word: string, body: unknown, headers: Headers) {
  const take = Object.hasOwn(STEPS, word) ? STEPS[word] : undefined;
  if (!take) throw new AppError('not_found', 'Das gibt es hier nicht');
  return take(body, headers);
}
