import { callerOf, seenOrigin, readCookie } from '@/lib/platform/http/caller';
import { PASS_COOKIE } from '@/lib/submissions/links/service';
import { createHash } from 'node:crypto';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { AppError, PROOF_HEADER } from '@/lib/platform/http/errors';

/** Visible ASCII, as in the draft standard for Idempotency-Key. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** @throws AppError `malformed` (400) for an invalid key */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (KEY.test(key)) return key;
  throw new AppError(
    'malformed',
    'Der Idempotency-Key muss 1 bis 255 Zeichen ohne Leerzeichen haben.',
  );
}

/** The order of the fields must not matter. */
function canonical(value: object): string {
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** SHA-256, hex; for flat objects. */
export function submissionHash(sentForm: object): string {
  return createHash('sha256').update(canonical(sentForm)).digest('hex');
}

/**
 * A key made from the input, for forms sent without JavaScript: a reload stores nothing twice. Others
 * can have the same key; its space keeps it from being sent as a header.
 */
export function contentKey(values: object, now = new Date()): string {
  return `${dayInBerlin(now)} ${submissionHash(values)}`;
}

export interface Submitter {
  caller: string;
  origin?: string;
  /** Proves earlier submissions of the browser, as received */
  pass?: string;
  idempotencyKey?: string;
  /** The key is made from the input, so others may know it; needs a pass to find a submission */
  isKeyTyped?: boolean;
  proof?: string;
}

/** @throws AppError `malformed` (400) for an invalid Idempotency-Key */
export function submitterOf(headers: Headers): Submitter {
  return {
    caller: callerOf(headers),
    origin: seenOrigin(headers),
    pass: readCookie(headers, PASS_COOKIE),
    idempotencyKey: idempotencyKey(headers),
    proof: headers.get(PROOF_HEADER) ?? undefined,
  };
}
