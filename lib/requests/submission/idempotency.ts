import { createHash } from 'node:crypto';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { AppError } from '@/lib/platform/http/errors';

/** What a client may send as its key: visible ASCII, as in the draft standard for this header. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * The Idempotency-Key header of a submission, or nothing.
 * @throws AppError `malformed` (400) when it is there but unusable
 */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (KEY.test(key)) return key;
  throw new AppError(
    'malformed',
    'Der Idempotency-Key muss 1 bis 255 Zeichen ohne Leerzeichen haben.',
  );
}

/** JSON with sorted keys, so that the order in which a client writes its fields does not matter. */
function canonical(value: object): string {
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** SHA-256 of a parsed, flat submission, hex: equal for equal answers. */
export function submissionHash(submission: object): string {
  return createHash('sha256').update(canonical(submission)).digest('hex');
}

/**
 * A key for a form that cannot make one (no JavaScript): the same answers on the same day in Germany are
 * the same submission, so a reload stores nothing twice. Who types the same has the same key: it opens
 * nothing, and its space keeps it from being sent as a header.
 */
export function contentKey(values: object, now = new Date()): string {
  return `${dayInBerlin(now)} ${submissionHash(values)}`;
}
