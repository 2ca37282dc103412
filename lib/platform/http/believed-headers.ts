import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyaddr from 'proxy-addr';
import { env } from '@/lib/platform/env';
import { REQUEST_ID } from '@/lib/platform/telemetry/observe';

/** Of these nobody is believed (out of a policy Next takes a nonce), and those of the connection end here. */
const NOT_PASSED =
  /^(?:x-forwarded-(?:host|port)|forwarded|content-security-policy|x-(?:middleware|portal)-.*|connection|content-length|expect|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;
/** Characters of a client's name that are read: Next looks for robots in it in the square of their number. */
const LONGEST_NAME = 500;

let trusted: ReturnType<typeof proxyaddr.compile> | undefined;

/** A request's headers as they may be believed. A proxy that is trusted names the visitor's address, the scheme and the request. */
export function believedHeaders(request: IncomingMessage): IncomingHttpHeaders {
  const proxies = (env().TRUSTED_PROXIES ?? '').split(',').map((one) => one.trim());
  trusted ??= proxyaddr.compile(proxies.filter(Boolean));
  const entries = Object.entries(request.headers).filter(([name]) => !NOT_PASSED.test(name));
  const headers: IncomingHttpHeaders = { host: 'localhost', ...Object.fromEntries(entries) };
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
