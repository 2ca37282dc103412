import 'server-only';
import { env } from '@/lib/platform/env';
import type { RequestReference } from '@/lib/requests/reference';
import { createPass, PASS_COOKIE } from './pass';

/**
 * The cookie that lets the browser that sent a form open 'Meine Anfrage'. It ends with the session, and
 * what it says holds for a day at most; scripts cannot read it.
 */
export function passCookie(reference: RequestReference) {
  return {
    name: PASS_COOKIE,
    value: createPass(reference, new Date()),
    // Forms carry it as well: who sends one again proves by it that the row is theirs to correct.
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env().APP_URL.startsWith('https:'),
  } as const;
}

/** The same as a Set-Cookie header. */
export function passHeader(reference: RequestReference): string {
  const { name, value, path, secure } = passCookie(reference);
  const flags = secure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax${flags}`;
}
