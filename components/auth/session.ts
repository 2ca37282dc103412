import { call, HttpError } from '@/lib/platform/http/client';
import type { FieldErrors } from '@/lib/platform/http/errors';
import { employeeRoutes } from '@/lib/employee-routes';

/** Why a login was refused, in the words of the server. */
export interface LoginProblem {
  message: string;
  fields: FieldErrors;
}

const FAULT =
  'Die Anmeldung hat gerade nicht geklappt. Bitte versuchen Sie es in einem Moment noch einmal.';

/** Logs in; resolves to what was wrong, or `null` when it worked. Never throws. */
export async function logIn(email: string, password: string): Promise<LoginProblem | null> {
  try {
    await call(employeeRoutes.api.employeeLogin, { method: 'POST', body: { email, password } });
    return null;
  } catch (error) {
    const isRefusal = error instanceof HttpError && error.status < 500;
    const { error: message = FAULT, fields = {} } = isRefusal ? error.problem : {};
    return { message, fields };
  }
}

/** Ends the login. @throws HttpError, TypeError or a TimeoutError when the server could not be told */
export async function logOut(): Promise<void> {
  await call(employeeRoutes.api.employeeLogout, { method: 'POST' });
}
