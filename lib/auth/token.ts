import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { readCookie, usesHttps, writeCookie } from '@/lib/platform/http/cookies';
import { secret } from '@/lib/platform/secret';
import { SESSION_LENGTH } from './constants';
import { NO_LOGIN, readSession, type Login } from './session/service';

/** The names that next-auth gives its cookie, by the protocol that the visitor used. */
function cookieName(headers: Headers): string {
  return `${usesHttps(headers) ? '__Secure-' : ''}next-auth.session-token`;
}

/** The id of the login that a request names, if its cookie is one of ours and has not run out. */
export async function sessionIdIn(headers: Headers): Promise<string | null> {
  const token = readCookie(headers, cookieName(headers));
  if (!token) return null;
  try {
    const payload = await decode({ token, secret: secret() });
    return typeof payload?.sid === 'string' ? payload.sid : null;
  } catch {
    // Forged, of another secret, or too old.
    return null;
  }
}

/** The login that a request names, as it is now. */
export async function loginIn(headers: Headers, { touch = true } = {}): Promise<Login> {
  const id = await sessionIdIn(headers);
  return id === null ? NO_LOGIN : readSession(id, { touch });
}

const write = (headers: Headers, value: string, maxAge: number) =>
  writeCookie(cookieName(headers), value, { path: '/', maxAge, secure: usesHttps(headers) });

/** The Set-Cookie header of a login: the very cookie that next-auth sets. */
export async function sessionCookie(headers: Headers, sid: string): Promise<string> {
  const token = await encode({ token: { sid }, secret: secret(), maxAge: SESSION_LENGTH });
  return write(headers, token, SESSION_LENGTH);
}

/** The Set-Cookie header that takes it away. */
export function endedCookie(headers: Headers): string {
  return write(headers, '', 0);
}
