import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyaddr from 'proxy-addr';
import { env } from '@/lib/platform/env';
import { REQUEST_ID, requestIdOf } from '@/lib/platform/telemetry/observe';

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
