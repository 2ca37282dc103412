/** Of two cookies with one name the first. */
export function readCookie(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

export function usesHttps(headers: Headers): boolean {
  return headers.get('x-forwarded-proto') === 'https';
}

interface CookieOptions {
  path: string;
  /** Seconds; 0 deletes the cookie */
  maxAge: number;
  secure: boolean;
}

export function writeCookie(name: string, value: string, options: CookieOptions): string {
  const { path, maxAge, secure } = options;
  const flags = secure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${flags}`;
}

/** The parts of a Set-Cookie header, for a framework that writes it. */
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
