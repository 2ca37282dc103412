import { createHash, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '@/lib/platform/secret';

/** Milliseconds */
export const LINK_LIFETIME = 90 * 24 * 60 * 60 * 1000;

/** Signed with the server's secret (256 bits): not stored, and the same for a resent mail. */
export function ownerToken(linkId: string): string {
  return Buffer.from(keyedHash(`owner-link:${linkId}`), 'hex').toString('base64url');
}

/** SHA-256, hex: only the hash is in the database. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function isTokenOf(linkId: string, token: string): boolean {
  const [expected, given] = [Buffer.from(ownerToken(linkId)), Buffer.from(token)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

export function addressHash(address: string): string {
  return keyedHash(`address:${address.toLowerCase()}`);
}
