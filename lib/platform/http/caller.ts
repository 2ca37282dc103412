import 'server-only';
import ipaddr from 'ipaddr.js';
import { keyedHash } from '@/lib/platform/secret';

/** What one household shares: the address itself, or the first 64 bits of an IPv6 address. */
function household(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.toByteArray().slice(0, 8).join('.');
}

/**
 * Names the caller without keeping the address: a keyed hash of it (of the /64 network for IPv6).
 * The server (scripts/serve.ts) has put the one address that it believes into X-Forwarded-For.
 */
export function callerOf(headers: Headers): string {
  const address = headers.get('x-forwarded-for') ?? 'unknown';
  return keyedHash(household(address)).slice(0, 32);
}
