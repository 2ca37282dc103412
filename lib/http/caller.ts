import 'server-only';
import { isIPv6 } from 'node:net';
import { keyedHash } from '@/lib/secret';

/** The first 64 bits of an IPv6 address: one household has them all to itself. */
function ipv6Network(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = address.includes('::')
    ? Array(Math.max(0, 8 - left.length - right.length)).fill('0')
    : [];
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}

/**
 * Names the caller without keeping the address: a keyed hash of it (of the /64 network for IPv6).
 * The server (scripts/serve.mjs) has put the one address that it believes into X-Forwarded-For.
 */
export function callerOf(headers: Headers): string {
  const address = (headers.get('x-forwarded-for') ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
  return keyedHash(isIPv6(address) ? ipv6Network(address) : address).slice(0, 32);
}
