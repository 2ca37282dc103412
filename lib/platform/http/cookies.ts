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

/** A Set-Cookie header of ours in its parts, for where a framework writes the header. */
export function cookieIn(header: string) {
  const [pair = '', ...attributes] = header.split('; ');
  const given = new Map<string, string | undefined>(
    attributes.map((each) => {
      const [name = '', value] = each.split('=');
      return [name, value];
    }),
  );
  const at = pair.indexOf('=');
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    path: given.get('Path'),
    maxAge: Number(given.get('Max-Age')),
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: given.has('Secure'),
  };
}
