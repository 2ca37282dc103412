import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { PasskeyError, usePasskey } from '@/lib/auth/browser-passkey';
import { call, HttpError } from '@/lib/platform/http/client';
import type { FieldErrors } from '@/lib/platform/http/errors';
import { NEEDS_COOKIES, type LoginWays } from './login-state';
import { employeeRoutes } from '@/lib/employee-routes';

export interface LoginProblem {
  message: string;
  fields: FieldErrors;
  isOver?: boolean;
}

export interface LoginOutcome {
  problem?: LoginProblem;
  ways?: LoginWays;
}

const FAULT =
  'Die Anmeldung hat gerade nicht geklappt. Bitte versuchen Sie es in einem Moment noch einmal.';

function problemIn(error: unknown): LoginProblem {
  if (error instanceof PasskeyError) return { message: error.message, fields: {} };
  const isRefusal = error instanceof HttpError && error.status < 500;
  const { error: message = FAULT, fields = {} } = isRefusal ? error.problem : {};
  return { message, fields, isOver: isRefusal && error.status === 409 };
}

/** Browsers do not report refused cookies, so a probe checks. */
function keepsCookies(): boolean {
  const probe = (value: string, seconds: number) =>
    `portal-probe=${value}; Path=${employeeRoutes.login}; Max-Age=${seconds}; SameSite=Strict`;
  try {
    document.cookie = probe('1', 5);
    const isKept = document.cookie.includes('portal-probe=1');
    document.cookie = probe('', 0);
    return isKept;
  } catch {
    return false;
  }
}

/** Never throws. */
async function outcomeOf(step: () => Promise<{ secondFactor?: LoginWays }>): Promise<LoginOutcome> {
  if (!keepsCookies()) return { problem: { message: NEEDS_COOKIES, fields: {} } };
  try {
    return { ways: (await step()).secondFactor };
  } catch (error) {
    return { problem: problemIn(error) };
  }
}

const post = <Answer>(path: string, body: object) => call<Answer>(path, { method: 'POST', body });

/** Never throws. */
export const sendLogin = (email: string, password: string): Promise<LoginOutcome> =>
  outcomeOf(() => post(employeeRoutes.api.employeeLogin, { email, password }));

/** Never throws. */
export const enterCode = (step: 'code' | 'recovery', code: string): Promise<LoginOutcome> =>
  outcomeOf(() => post(employeeRoutes.api.loginStep(step), { code }));

/** A second step, or a login by itself. Never throws. */
export const askPasskey = (): Promise<LoginOutcome> =>
  outcomeOf(async () => {
    const { loginStep } = employeeRoutes.api;
    const { options } = await post<{ options: PublicKeyCredentialRequestOptionsJSON }>(
      loginStep('passkey-options'),
      {},
    );
    return post(loginStep('passkey'), { response: await usePasskey(options) });
  });

/** Never throws: the login ends by itself after a few minutes. */
export async function giveUp(): Promise<void> {
  await post(employeeRoutes.api.loginStep('cancel'), {}).catch(() => {});
}

/** @throws HttpError, TypeError or a TimeoutError if the server could not be reached */
export async function sendLogout(): Promise<void> {
  await call(employeeRoutes.api.employeeLogout, { method: 'POST' });
}
