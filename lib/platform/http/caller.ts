import 'server-only';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/http/errors';
import { keyedHash } from '@/lib/platform/secret';
import { REQUEST_ID, requestIdOf } from '@/lib/platform/telemetry/metrics';

export const without = (headers: IncomingHttpHeaders, names: RegExp): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));

export const forNext = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  without(headers, /^(?:content-length|transfer-encoding)$/);

export const forClient = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  without(headers, /^(?:connection|keep-alive|transfer-encoding)$/);

/** Set only by us (Next takes a nonce from a policy), or of one connection. */
const NOT_PASSED =
  /^(?:x-forwarded-(?:host|port)|forwarded|content-security-policy|x-(?:middleware|portal)-.*|connection|expect|keep-alive|proxy-connection|te|trailer|upgrade)$/;
/** Characters of a user agent: Next's detection of robots takes quadratic time. */
const LONGEST_NAME = 500;

let trusted: ReturnType<typeof proxyaddr.compile> | undefined;

/** Only a trusted proxy may set the visitor's address, the scheme and the request id. */
export function believedHeaders(request: IncomingMessage): IncomingHttpHeaders {
  const proxies = (env().TRUSTED_PROXIES ?? '').split(',').map((one) => one.trim());
  trusted ??= proxyaddr.compile(proxies.filter(Boolean));
  const headers: IncomingHttpHeaders = {
    host: 'localhost',
    ...without(request.headers, NOT_PASSED),
  };
  if (!trusted(request.socket.remoteAddress ?? '', 0)) {
    delete headers['x-forwarded-proto'];
    delete headers[REQUEST_ID];
  }
  headers[REQUEST_ID] = requestIdOf(headers);
  headers['x-forwarded-for'] = proxyaddr(request, trusted);
  if (headers['user-agent']) headers['user-agent'] = headers['user-agent'].slice(0, LONGEST_NAME);
  // Our pages with a strict referrer policy send no origin; Next would refuse them as foreign.
  if (headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin')
    delete headers.origin;
  return headers;
}

function shared(address: string, bytes: number): string {
  if (!ipaddr.isValid(address)) return address;
  return ipaddr.process(address).toByteArray().slice(0, bytes).join('.');
}

/** X-Forwarded-For holds the one trusted address (believedHeaders()). */
const addressOf = (headers: Headers) => headers.get('x-forwarded-for') ?? 'unknown';

/** A keyed hash of the address (of the /64 network for IPv6), so that the address is not stored. */
export function callerOf(headers: Headers): string {
  return keyedHash(shared(addressOf(headers), 8)).slice(0, 32);
}

/** As callerOf(), for the network of one customer: /48 for IPv6, 65,536 networks of callerOf(). */
export function networkOf(headers: Headers): string {
  return keyedHash(`network:${shared(addressOf(headers), 6)}`).slice(0, 32);
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);

/** Of APP_URL or the requested host. server.ts removes an untrusted X-Forwarded-Proto. */
function isOurs(address: string, headers: Headers): boolean {
  const asked = `${headers.get('x-forwarded-proto') ?? 'http'}://${headers.get('host')}`;
  const origin = originOf(address);
  return origin !== undefined && [originOf(asked), originOf(env().APP_URL)].includes(origin);
}

/** From our own page or no page. Old browsers send only Referer, plain clients no origin at all. */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  // 'null' comes from a page with a strict referrer policy, or from a foreign sandbox.
  if (origin === 'null') return site === 'same-origin';
  const sender = origin ?? (site === null ? headers.get('referer') : null);
  return sender === null || isOurs(sender, headers);
}

/** Throws AppError `forbidden` (403) for a request of a foreign page. */
export function requireOwnPage(headers: Headers): void {
  if (!isOwnOrigin(headers)) {
    throw new AppError('forbidden', 'Diese Anfrage kam nicht von unserer Website.');
  }
}

/** The origin kept as evidence of a consent: Origin, else Sec-Fetch-Site, else 'none'. */
export function seenOrigin(headers: Headers): string {
  const origin = headers.get('origin');
  return origin && origin !== 'null' ? origin : (headers.get('sec-fetch-site') ?? 'none');
}

export const isReading = ({ method = '' }: { method?: string }): boolean =>
  method === 'GET' || method === 'HEAD';

/** A form of another site cannot declare its body as JSON. */
function isForeignBody(headers: Headers): boolean {
  const type = headers.get('content-type');
  if (type !== null) return !/^application\/json\s*(;|$)/i.test(type.trim());
  return Number(headers.get('content-length')) > 0 || headers.has('transfer-encoding');
}

/** Our origin and a JSON body, else throws AppError `forbidden` (403), `malformed` (400). */
export function requireOwnRequest(
  request: Pick<Request, 'method' | 'headers'>,
  { takesForms = false } = {},
): void {
  if (isReading(request)) return;
  const { headers } = request;
  requireOwnPage(headers);
  if (!takesForms && isForeignBody(headers)) {
    throw new AppError('malformed', 'Die Anfrage ist nicht als JSON gekennzeichnet.');
  }
}

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
