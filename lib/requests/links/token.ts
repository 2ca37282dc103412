import { createHash, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '@/lib/platform/secret';

/** Milliseconds for which a link from a mail is good. */
export const LINK_LIFETIME = 90 * 24 * 60 * 60 * 1000;

/**
 * The token of a link: a signature of the link's id under the server's secret, 256 bits. It can be made
 * again for a mail that has to be sent again, and cannot be read from the database.
 */
export function ownerToken(linkId: string): string {
  return Buffer.from(keyedHash(`owner-link:${linkId}`), 'hex').toString('base64url');
}

/** What the database keeps of a token: SHA-256, hex. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a token is the signature of this link, in a time that does not depend on the answer. */
export function isTokenOf(linkId: string, token: string): boolean {
  const [expected, given] = [Buffer.from(ownerToken(linkId)), Buffer.from(token)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** What the database keeps of the address that a link was sent to. */
export function addressHash(address: string): string {
  return keyedHash(`address:${address.toLowerCase()}`);
}
