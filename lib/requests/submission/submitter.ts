import { callerOf } from '@/lib/platform/http/caller';
import { readCookie } from '@/lib/platform/http/cookies';
import { seenOrigin } from '@/lib/platform/http/origin';
import { PASS_COOKIE } from '@/lib/requests/links/pass';
import { idempotencyKey } from './idempotency';
import { PROOF_HEADER } from '@/lib/platform/rate-limit/proof-header';

/** Who sends a form, and under which key. */
export interface Submitter {
  /** Keyed hash that names the caller */
  caller: string;
  /** Where it was sent from, as the ledger keeps it */
  origin?: string;
  /** By which the browser proves what it has sent before, as received */
  pass?: string;
  idempotencyKey?: string;
  /** Whether the key is made from what was typed, which others may know: it leads to no row by itself */
  isKeyTyped?: boolean;
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
    origin: seenOrigin(headers),
    pass: readCookie(headers, PASS_COOKIE),
    idempotencyKey: idempotencyKey(headers),
    proof: headers.get(PROOF_HEADER) ?? undefined,
  };
}
