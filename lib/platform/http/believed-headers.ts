import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyaddr from 'proxy-addr';
import { env } from '@/lib/platform/env';
import { REQUEST_ID } from '@/lib/platform/telemetry/observe';

/** Of the connection that they came on. */
export const OF_CONNECTION = /^(?:connection|keep-alive|transfer-encoding)$/;

/** How a body comes, which is said again where it is sent on. */
export const OF_BODY = /^(?:content-length|transfer-encoding)$/;

export const without = (headers: IncomingHttpHeaders, names: RegExp): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));

/** Of these nobody is believed (out of a policy Next takes a nonce), and those of the connection end here. */
const NOT_PASSED =
  /^(?:x-forwarded-(?:host|port)|forwarded|content-security-policy|x-(?:middleware|portal)-.*|connection|expect|keep-alive|proxy-connection|te|trailer|upgrade)$/;
/** Characters of a client's name that are read: Next looks for robots in it in the square of their number. */
const LONGEST_NAME = 500;

let trusted: ReturnType<typeof proxyaddr.compile> | undefined;

/** A request's headers as they may be believed. A proxy that is trusted names the visitor's address, the scheme and the request. */
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
  headers['x-forwarded-for'] = proxyaddr(request, trusted);
  if (headers['user-agent']) headers['user-agent'] = headers['user-agent'].slice(0, LONGEST_NAME);
  // A page of ours that tells no addresses onwards hides its origin; Next takes that for a foreign site.
  if (headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin')
    delete headers.origin;
  return headers;
}
