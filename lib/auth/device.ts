import 'server-only';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '@/lib/platform/secret';
import { DEVICE_COOKIE } from './constants';

/** An account as the proof of a device needs it. */
interface Account {
  id: number;
  passwordHash: string;
}

/** The cookie of a browser in which an employee has logged in before; each account has its own. */
export function deviceCookieName(id: number): string {
  return `${DEVICE_COOKIE}${id}`;
}

/** Signed with the server's secret; the stored password is part of it, so that a new one voids it. */
const signature = ({ id, passwordHash }: Account, nonce: string) =>
  keyedHash(`device:${id}:${nonce}:${passwordHash.slice(-16)}`);

/** What a browser gets that shall be known from now on. */
export function newDevice(account: Account): string {
  const nonce = randomBytes(12).toString('base64url');
  return `${nonce}.${signature(account, nonce)}`;
}

/** Whether a cookie is one that this account's owner was given. */
export function isKnownDevice(account: Account, value: string | undefined): value is string {
  const [nonce = '', given = ''] = (value ?? '').split('.');
  const expected = Buffer.from(signature(account, nonce));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
