import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { callerOf } from '@/lib/http/caller';
import { AppError } from '@/lib/http/errors';
import { routes } from '@/lib/routes';
import { secret } from '@/lib/secret';
import { SESSION_LENGTH } from './constants';
import { LOGIN_FAILURE } from './failure';
import { authenticate } from './service';

declare module 'next-auth' {
  interface Session {
    employeeId: number;
  }
}

/** What next-auth shows of an error is its message, so it is a code and nothing from within. */
async function authorize(credentials: unknown, headers: Record<string, string>) {
  try {
    const caller = callerOf(new Headers(headers));
    const employee = await authenticate(credentials, { caller });
    return employee && { id: String(employee.id), email: employee.email, name: employee.name };
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return null;
    if (error instanceof AppError && error.code === 'too_many') {
      throw new Error(LOGIN_FAILURE.tooMany);
    }
    console.error('A login could not be checked', error);
    throw new Error(LOGIN_FAILURE.fault);
  }
}

/**
 * The settings of next-auth. A function, because the secret is read (or generated) when the server
 * runs and not when it is built.
 */
export function authOptions(): NextAuthOptions {
  return {
    secret: secret(),
    session: { strategy: 'jwt', maxAge: SESSION_LENGTH },
    pages: {
      signIn: routes.employee.login,
      signOut: routes.employee.login,
      error: routes.employee.login,
    },
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        authorize: (credentials, request) => authorize(credentials, request.headers ?? {}),
      }),
    ],
    callbacks: {
      // The token only names the employee; what the account may do is read at each request.
      session: ({ session, token }) => ({ ...session, employeeId: Number(token.sub) }),
    },
  };
}
