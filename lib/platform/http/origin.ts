import 'server-only';
import { env } from '@/lib/platform/env';
import { AppError } from './errors';

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

/** A form of another site cannot declare its body as JSON. */
function isForeignBody(headers: Headers): boolean {
  const type = headers.get('content-type');
  if (type !== null) return !/^application\/json\s*(;|$)/i.test(type.trim());
  return Number(headers.get('content-length')) > 0 || headers.has('transfer-encoding');
}

/** Our origin and a JSON body, else throws AppError `forbidden` (403), `malformed` (400). */
export function requireOwnRequest(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  { takesForms = false } = {},
): void {
  if (method === 'GET' || method === 'HEAD') return;
  requireOwnPage(headers);
  if (!takesForms && isForeignBody(headers)) {
    throw new AppError('malformed', 'Die Anfrage ist nicht als JSON gekennzeichnet.');
  }
}
