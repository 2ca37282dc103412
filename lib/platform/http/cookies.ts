/** The value of a cookie that a request carries, or `undefined`. Of two with one name the first one. */
export function readCookie(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Whether the visitor has used https; the header is set by Next or a proxy that we trust. */
export function usesHttps(headers: Headers): boolean {
  return headers.get('x-forwarded-proto') === 'https';
}

interface CookieOptions {
  path: string;
  /** Seconds; 0 deletes the cookie */
  maxAge: number;
  secure: boolean;
}

/** A Set-Cookie header that no script can read and no other site can make use of. */
export function writeCookie(name: string, value: string, options: CookieOptions): string {
  const { path, maxAge, secure } = options;
  const flags = secure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${flags}`;
}
