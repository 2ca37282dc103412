import 'server-only';
import ipaddr from 'ipaddr.js';
import { keyedHash } from '@/lib/platform/secret';

/** An address itself, or so many of the first bytes of an IPv6 address. */
function shared(address: string, bytes: number): string {
  if (!ipaddr.isValid(address)) return address;
  return ipaddr.process(address).toByteArray().slice(0, bytes).join('.');
}

/** The server (believed-headers.ts) has put the one address that it believes into X-Forwarded-For. */
const addressOf = (headers: Headers) => headers.get('x-forwarded-for') ?? 'unknown';

/** Names the caller without keeping the address: a keyed hash of it (of the /64 network for IPv6). */
export function callerOf(headers: Headers): string {
  return keyedHash(shared(addressOf(headers), 8)).slice(0, 32);
}

/** The same of a whole customer's network, /48 for IPv6, which holds 65,536 of the others. */
export function networkOf(headers: Headers): string {
  return keyedHash(`network:${shared(addressOf(headers), 6)}`).slice(0, 32);
}
