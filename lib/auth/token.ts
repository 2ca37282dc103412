import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { readCookie, usesHttps, writeCookie } from '@/lib/platform/http/caller';
import { secret } from '@/lib/platform/secret';
import { SESSION_LENGTH } from './constants';
import { NO_LOGIN, readSession, type Login } from './session/service';

/** As next-auth names its cookie, depending on the protocol. */
function cookieName(headers: Headers): string {
  return `${usesHttps(headers) ? '__Secure-' : ''}next-auth.session-token`;
}

/** `null` unless the cookie is valid. */
export async function sessionIdIn(headers: Headers): Promise<string | null> {
  const token = readCookie(headers, cookieName(headers));
  if (!token) return null;
  try {
    const payload = await decode({ token, secret: secret() });
    return typeof payload?.sid === 'string' ? payload.sid : null;
  } catch {
    // Forged, signed with another secret, or expired.
    return null;
  }
}

export async function loginIn(headers: Headers, { touch = true } = {}): Promise<Login> {
  const id = await sessionIdIn(headers);
  return id === null ? NO_LOGIN : readSession(id, { touch });
}

const write = (headers: Headers, value: string, maxAge: number) =>
  writeCookie(cookieName(headers), value, { path: '/', maxAge, secure: usesHttps(headers) });

/** Identical to the cookie of next-auth. */
export async function sessionCookie(headers: Headers, sid: string): Promise<string> {
  const token = await encode({ token: { sid }, secret: secret(), maxAge: SESSION_LENGTH });
  return write(headers, token, SESSION_LENGTH);
}

export function endedCookie(headers: Headers): string {
  return write(headers, '', 0);
}
