import 'server-only';
import { env } from '@/lib/env';
import { AppError } from './errors';

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : null);

/**
 * Whether a request comes from a page of ours. Browsers name the origin of whatever changes something,
 * and say in Sec-Fetch-Site what they leave out; what carries neither was sent by no page.
 */
function isOwn(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin !== null) {
    const host = hostOf(origin);
    return host !== null && [headers.get('host'), hostOf(env().APP_URL)].includes(host);
  }
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
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
export function requireOwnRequest({ method, headers }: Pick<Request, 'method' | 'headers'>): void {
  if (method === 'GET' || method === 'HEAD') return;
  if (!isOwn(headers)) {
    throw new AppError('forbidden', 'Diese Anfrage kam nicht von unserer Website.');
  }
  if (isForeignBody(headers)) {
    throw new AppError('malformed', 'Die Anfrage ist nicht als JSON gekennzeichnet.');
  }
}
