import 'server-only';
import ipaddr from 'ipaddr.js';
import { keyedHash } from '@/lib/platform/secret';

function shared(address: string, bytes: number): string {
  if (!ipaddr.isValid(address)) return address;
  return ipaddr.process(address).toByteArray().slice(0, bytes).join('.');
}

/** X-Forwarded-For holds the one trusted address (believed-headers.ts). */
const addressOf = (headers: Headers) => headers.get('x-forwarded-for') ?? 'unknown';

/** A keyed hash of the address (of the /64 network for IPv6), so that the address is not stored. */
export function callerOf(headers: Headers): string {
  return keyedHash(shared(addressOf(headers), 8)).slice(0, 32);
}

/** As callerOf(), for the network of one customer: /48 for IPv6, 65,536 networks of callerOf(). */
export function networkOf(headers: Headers): string {
  return keyedHash(`network:${shared(addressOf(headers), 6)}`).slice(0, 32);
}
