import { createHash, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '@/lib/platform/secret';

/** Milliseconds for which a link from a mail is valid. */
export const LINK_LIFETIME = 90 * 24 * 60 * 60 * 1000;

/**
 * The token of a link: its id signed with the server's secret, 256 bits. It can be recreated for a resent
 * mail, and is not in the database.
 */
export function ownerToken(linkId: string): string {
  return Buffer.from(keyedHash(`owner-link:${linkId}`), 'hex').toString('base64url');
}

/** The hash of a token in the database: SHA-256, hex. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a token belongs to a link, compared in constant time. */
export function isTokenOf(linkId: string, token: string): boolean {
  const [expected, given] = [Buffer.from(ownerToken(linkId)), Buffer.from(token)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The hash of the address of a link in the database. */
export function addressHash(address: string): string {
  return keyedHash(`address:${address.toLowerCase()}`);
}
