import 'server-only';
import type { NextRequest } from 'next/server';
import NextAuth, { type NextAuthOptions, type Session } from 'next-auth';
import { AppError } from '@/lib/platform/http/errors';
import { route } from '@/lib/platform/http/route';
import Credentials from 'next-auth/providers/credentials';
import { employeeRoutes } from '@/lib/employee-routes';
import { secret } from '@/lib/platform/secret';
import { SESSION_LENGTH } from '@/lib/auth/constants';
import { logIn } from '@/lib/auth/service';
import { closeSession, readSession } from '@/lib/auth/session/service';
import { log } from '@/lib/platform/telemetry/log';

declare module 'next-auth' {
  interface User {
    sid: string;
  }
}

/** Takes a Set-Cookie header that next-auth has no place for. */
type KeepCookie = (header: string) => void;

/** next-auth shows the message of an error, so it is a code. */
async function authorize(credentials: unknown, headers: Record<string, string>, keep: KeepCookie) {
  const login = await checked(credentials, new Headers(headers));
  if (!login) return null;
  if (login.pending) {
    // The cookie opens nothing; the login page needs it for the second step.
    keep(login.stepCookie);
    throw new Error('SecondFactor');
  }
  keep(login.deviceCookie);
  return { id: String(login.employee.id), sid: login.sid };
}

async function checked(credentials: unknown, headers: Headers) {
  try {
    return await logIn(credentials, headers);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return null;
    if (error instanceof AppError && error.code === 'too_many') {
      throw new Error('TooManyAttempts');
    }
    log().error({ err: error }, 'A login could not be checked');
    throw new Error('Unavailable');
  }
}

/** A function, because the secret is read (or generated) when the server runs and not when it is built. */
function authOptions(keep: KeepCookie): NextAuthOptions {
  return {
    secret: secret(),
    session: { strategy: 'jwt', maxAge: SESSION_LENGTH },
    pages: {
      signIn: employeeRoutes.login,
      signOut: employeeRoutes.login,
      error: employeeRoutes.login,
    },
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        authorize: (credentials, request) => authorize(credentials, request.headers ?? {}, keep),
      }),
    ],
    callbacks: {
      // The token contains only the login's id, which each request checks.
      jwt: ({ token, user }) => ({ sid: user ? user.sid : token.sid }),
      session: async ({ session: { expires }, token }) => {
        const { employee } = await readSession(String(token.sid), { touch: false });
        if (!employee) return {} as Session;
        return { user: { name: employee.name, email: employee.email }, expires };
      },
      // next-auth itself accepts any text that begins with a slash, line breaks included.
      redirect: ({ url, baseUrl }) => {
        const target = URL.canParse(url, baseUrl) ? new URL(url, baseUrl) : undefined;
        return target?.origin === baseUrl ? target.href : baseUrl;
      },
    },
    events: {
      signOut: ({ token }) => closeSession(String(token.sid)),
    },
  };
}

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** next-auth answers addresses that it cannot read with 500. */
const isAddress = (address: string, base: string) =>
  address === '' ||
  (URL.canParse(address, address.startsWith('/') ? base : undefined) &&
    /^https?:/.test(new URL(address, base).protocol));

const COOKIE = /(?<![^;\s])(?:__Secure-)?next-auth\.callback-url=([^;]*)/g;

/** All redirect targets of a request, for next-auth takes the last. */
function wantedAddresses({ url, headers }: Request): string[] {
  const cookies = (headers.get('cookie') ?? '').matchAll(COOKIE);
  return [
    ...new URL(url).searchParams.getAll('callbackUrl'),
    ...Array.from(cookies, ([, value = '']) => decoded(value.trim())),
  ];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const unreadable = () =>
  new AppError(
    'malformed',
    'Die Anfrage konnte nicht gelesen werden. Bitte melden Sie sich neu an.',
  );

// next-auth takes forms, each with its own token against forgery.
const handle = route<Context>(
  async (request, context) => {
    if (!wantedAddresses(request).every((address) => isAddress(address, request.url))) {
      throw unreadable();
    }
    try {
      const kept: string[] = [];
      const options = authOptions((header) => kept.push(header));
      const response: Response = await NextAuth(request as NextRequest, context, options);
      for (const header of kept) response.headers.append('Set-Cookie', header);
      return response;
    } catch (error) {
      // next-auth throws this for unreadable input, which is the sender's fault.
      if (!(error instanceof SyntaxError)) throw error;
      throw unreadable();
    }
  },
  { takesForms: true },
);

export { handle as GET, handle as POST };
