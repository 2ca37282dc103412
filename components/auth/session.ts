import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { PasskeyError, usePasskey } from '@/lib/auth/browser-passkey';
import { call, HttpError } from '@/lib/platform/http/client';
import type { FieldErrors } from '@/lib/platform/http/errors';
import { NEEDS_COOKIES, type Ways } from './login-state';
import { employeeRoutes } from '@/lib/employee-routes';

/** Why a login was refused, in the words of the server. */
export interface LoginProblem {
  message: string;
  fields: FieldErrors;
  /** Whether the login has to start again */
  isOver?: boolean;
}

/** The result of a step: a problem, a second step, or neither after a successful login. */
export interface Outcome {
  problem?: LoginProblem;
  ways?: Ways;
}

const FAULT =
  'Die Anmeldung hat gerade nicht geklappt. Bitte versuchen Sie es in einem Moment noch einmal.';

function problemIn(error: unknown): LoginProblem {
  if (error instanceof PasskeyError) return { message: error.message, fields: {} };
  const isRefusal = error instanceof HttpError && error.status < 500;
  const { error: message = FAULT, fields = {} } = isRefusal ? error.problem : {};
  return { message, fields, isOver: isRefusal && error.status === 409 };
}

/** Browsers that refuse cookies say so in no other way: one that was refused is not there afterwards. */
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
async function outcomeOf(step: () => Promise<{ secondFactor?: Ways }>): Promise<Outcome> {
  if (!keepsCookies()) return { problem: { message: NEEDS_COOKIES, fields: {} } };
  try {
    return { ways: (await step()).secondFactor };
  } catch (error) {
    return { problem: problemIn(error) };
  }
}

const post = <Answer>(path: string, body: object) => call<Answer>(path, { method: 'POST', body });

/** Logs in, or takes the first of two steps. Never throws. */
export const logIn = (email: string, password: string): Promise<Outcome> =>
  outcomeOf(() => post(employeeRoutes.api.employeeLogin, { email, password }));

/** Takes the second step with a code. Never throws. */
export const enterCode = (step: 'code' | 'recovery', code: string): Promise<Outcome> =>
  outcomeOf(() => post(employeeRoutes.api.loginStep(step), { code }));

/** Takes the second step with a passkey, or logs in with it alone. Never throws. */
export const askPasskey = (): Promise<Outcome> =>
  outcomeOf(async () => {
    const { loginStep } = employeeRoutes.api;
    const { options } = await post<{ options: PublicKeyCredentialRequestOptionsJSON }>(
      loginStep('passkey-options'),
      {},
    );
    return post(loginStep('passkey'), { response: await usePasskey(options) });
  });

/** Gives up a login that was begun. Never throws: it ends by itself after a few minutes. */
export async function giveUp(): Promise<void> {
  await post(employeeRoutes.api.loginStep('cancel'), {}).catch(() => {});
}

/** Ends the login. @throws HttpError, TypeError or a TimeoutError when the server could not be reached */
export async function logOut(): Promise<void> {
  await call(employeeRoutes.api.employeeLogout, { method: 'POST' });
}
