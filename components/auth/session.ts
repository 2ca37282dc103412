import { call, HttpError } from '@/lib/http/client';
import { LOGIN_FAILURE } from '@/lib/auth/failure';
import { routes } from '@/lib/routes';

// Spoken to directly: next-auth's own client leaves the page when the server does not answer.

async function post(path: string, fields: Record<string, string>): Promise<{ url?: string }> {
  const { csrfToken } = await call<{ csrfToken: string }>(routes.api.csrf);
  return call(path, { method: 'POST', body: { ...fields, csrfToken, json: 'true' } });
}

/** The code that next-auth puts into the address it would have led to. */
function codeIn(answer: string): string | null {
  const url: unknown = JSON.parse(answer).url;
  return new URL(String(url), location.href).searchParams.get('error');
}

/** Logs in; resolves to a code of {@link LOGIN_FAILURE}, or `null` when it worked. Never throws. */
export async function logIn(email: string, password: string): Promise<string | null> {
  try {
    // Without a valid CSRF token the answer is a success that leads back to the login page.
    const { url } = await post(routes.api.login, { email, password });
    const stale = new URL(String(url), location.href).searchParams.has('csrf');
    return stale ? LOGIN_FAILURE.fault : null;
  } catch (error) {
    try {
      return (error instanceof HttpError && codeIn(error.body)) || LOGIN_FAILURE.fault;
    } catch {
      return LOGIN_FAILURE.fault;
    }
  }
}

/** Ends the login. @throws HttpError, TypeError or a TimeoutError when the server could not be told */
export async function logOut(): Promise<void> {
  await post(routes.api.logout, {});
}
