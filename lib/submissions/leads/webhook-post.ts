import 'server-only';
import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { env } from '@/lib/platform/env';

/** Milliseconds */
export const WEBHOOK_TIMEOUT = 10_000;

/** All public unicast IPv6 addresses (RFC 4291, 2.4). */
const PUBLIC_IPV6 = netsOf('2000::/3');

/** Networks that are not public or embed IPv4 addresses: the registries of RFC 6890. */
const SPECIAL = netsOf(
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
);

function netsOf(...nets: string[]): BlockList {
  const list = new BlockList();
  for (const net of nets) {
    const [start = '', bits] = net.split('/');
    list.addSubnet(start, Number(bits), start.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !SPECIAL.check(address);
  return PUBLIC_IPV6.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/** An empty port is 443. */
const PORTS = ['', '8443'];

/** HTTPS to a public host, unless the operator allows others. */
export function isWebhookAddress(
  typed: string,
  allowsPrivate = env().WEBHOOK_PRIVATE === 'on',
): boolean {
  if (!URL.canParse(typed)) return false;
  const { protocol, hostname, port, username, password } = new URL(typed);
  if (username || password) return false;
  if (allowsPrivate) return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:' || !PORTS.includes(port)) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublic(host);
}

/** The same as for an unknown name: nobody shall learn which names lead to private addresses. */
const NOT_PUBLIC = 'ENOTFOUND';

/** Refuses a host with any address that is not public, because the agency chooses the name. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const inside = addresses?.some(({ address }) => !isPublic(address));
    if (error || inside)
      done(error ?? Object.assign(new Error('private address'), { code: NOT_PUBLIC }), []);
    else done(null, addresses);
  });
};

/** @returns 'http 204', or the code of Node's error */
export function postWebhook(
  address: string,
  headers: Record<string, string>,
  body: string,
): Promise<string> {
  if (!isWebhookAddress(address)) return Promise.resolve(NOT_PUBLIC);
  const ask = address.startsWith('https:') ? secureRequest : plainRequest;
  return new Promise((resolve) => {
    const sending = ask(
      new URL(address),
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        signal: AbortSignal.timeout(WEBHOOK_TIMEOUT),
        lookup: env().WEBHOOK_PRIVATE === 'on' ? undefined : publicLookup,
      },
      (response) => {
        response.resume();
        // An answer may break off after its head.
        response.on('error', () => {});
        resolve(`http ${response.statusCode}`);
      },
    );
    sending.on('error', ({ code = 'network' }: NodeJS.ErrnoException) => resolve(code));
    sending.end(body);
  });
}
