import 'server-only';
import { env } from '@/lib/platform/env';
import { AppError } from './errors';

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);

/**
 * Whether an address is one of ours: of APP_URL, or of the host that was asked, scheme included. The
 * server (server.ts) has settled which X-Forwarded-Proto is believed.
 */
function isOurs(address: string, headers: Headers): boolean {
  const asked = `${headers.get('x-forwarded-proto') ?? 'http'}://${headers.get('host')}`;
  const origin = originOf(address);
  return origin !== undefined && [originOf(asked), originOf(env().APP_URL)].includes(origin);
}

/**
 * Whether a page of ours has sent a request, or no page at all. Browsers name the origin of whatever
 * changes something, and say in Sec-Fetch-Site how it stands to the address. Those too old for both
 * name at least the page in Referer; a plain client names nothing.
 */
export function isOwn(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  // A page with a strict referrer policy sends no origin, and neither does a foreign sandbox.
  if (origin === 'null') return site === 'same-origin';
  const sender = origin ?? (site === null ? headers.get('referer') : null);
  return sender === null || isOurs(sender, headers);
}

/**
 * Refuses what a foreign page has a browser send.
 * @throws AppError `forbidden` (403)
 */
export function requireOwnPage(headers: Headers): void {
  if (!isOwn(headers)) {
    throw new AppError('forbidden', 'Diese Anfrage kam nicht von unserer Website.');
  }
}

/**
 * What the ledger keeps of where a consent was sent from: the origin that the browser named, else its
 * word in Sec-Fetch-Site, else 'none'.
 */
export function seenOrigin(headers: Headers): string {
  const origin = headers.get('origin');
  return origin && origin !== 'null' ? origin : (headers.get('sec-fetch-site') ?? 'none');
}

/** Whether a body comes along that is not declared as JSON. A form of another site cannot declare it. */
function isForeignBody(headers: Headers): boolean {
  const type = headers.get('content-type');
  if (type !== null) return !/^application\/json\s*(;|$)/i.test(type.trim());
  return Number(headers.get('content-length')) > 0 || headers.has('transfer-encoding');
}

/**
 * Refuses what another site has a browser send: each change needs the same origin, and its body is JSON.
 * @throws AppError `forbidden` (403), `malformed` (400)
 */
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
