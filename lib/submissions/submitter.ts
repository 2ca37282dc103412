import { callerOf } from '@/lib/http/caller';
import { idempotencyKey } from './idempotency';

/** Who sends a form, and under which key. */
export interface Submitter {
  /** Keyed hash that names the caller */
  caller: string;
  idempotencyKey?: string;
}

/**
 * Who posted to the API.
 * @throws AppError `malformed` (400) for an unusable Idempotency-Key
 */
export function submitterOf(headers: Headers): Submitter {
  return { caller: callerOf(headers), idempotencyKey: idempotencyKey(headers) };
}
