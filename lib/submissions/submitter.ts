import { callerOf } from '@/lib/http/caller';
import { idempotencyKey } from './idempotency';
import { PROOF_HEADER } from './proof-header';

/** Who sends a form, and under which key. */
export interface Submitter {
  /** Keyed hash that names the caller */
  caller: string;
  idempotencyKey?: string;
  /** Solved challenge, as received */
  proof?: string;
}

/**
 * Who posted to the API.
 * @throws AppError `malformed` (400) for an unusable Idempotency-Key
 */
export function submitterOf(headers: Headers): Submitter {
  return {
    caller: callerOf(headers),
    idempotencyKey: idempotencyKey(headers),
    proof: headers.get(PROOF_HEADER) ?? undefined,
  };
}
