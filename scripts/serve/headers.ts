import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import proxyaddr from 'proxy-addr';
import { REQUEST_ID } from './observe';

/**
 * Believed of nobody: a proxy passes the host that was asked on in Host, and may pass these on unseen. Out of
 * a policy Next would take a nonce, for the scripts of a page that it then keeps for all.
 */
const FORGEABLE = ['x-forwarded-host', 'x-forwarded-port', 'forwarded', 'content-security-policy'];

/** Characters of what a client calls itself that are read: Next looks for robots in it, in the square of their number. */
const LONGEST_NAME = 500;

/** Seconds in which a browser that came by https asks for nothing of this host without it. */
const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * Makes headers trustworthy. The name of a client is cut short. Forwarded addresses: behind a proxy named in TRUSTED_PROXIES the visitor's
 * address is taken from the header, otherwise from the connection. Next itself would believe any
 * header. The application finds the one address in X-Forwarded-For.
 */
export function settleAddress(trusted: (address: string, hop: number) => boolean) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const peer = request.socket.remoteAddress ?? '';
    const visitor = proxyaddr(request, trusted);
    for (const name of FORGEABLE) delete request.headers[name];
    if (!trusted(peer, 0)) {
      delete request.headers['x-forwarded-proto'];
      delete request.headers[REQUEST_ID];
    } else if (request.headers['x-forwarded-proto'] === 'https') {
      response.setHeader('Strict-Transport-Security', STRICT_TRANSPORT);
    }
    request.headers['x-forwarded-for'] = visitor;
    const name = request.headers['user-agent'];
    if (name) request.headers['user-agent'] = name.slice(0, LONGEST_NAME);
  };
}

/** Forgets which pages a browser says it shows where that cannot be read: Next would fail at it, with 500. */
export function settleRouterState({ headers }: IncomingMessage): void {
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree']);
  } catch {
    delete headers['next-router-state-tree'];
  }
}

/** A page of ours that tells no addresses onwards hides its origin; Next takes that for a foreign site. */
export function settleOrigin({ headers }: IncomingMessage): void {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === 'null' && site === 'same-origin') delete headers.origin;
}
