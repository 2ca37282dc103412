import { callerOf } from '@/lib/platform/http/caller';
import { readCookie } from '@/lib/platform/http/cookies';
import { seenOrigin } from '@/lib/platform/http/origin';
import { PASS_COOKIE } from '@/lib/requests/links/pass';
import { idempotencyKey } from './idempotency';
import { PROOF_HEADER } from '@/lib/platform/rate-limit/proof-header';

export interface Submitter {
  caller: string;
  origin?: string;
  /** Proves earlier submissions of the browser, as received */
  pass?: string;
  idempotencyKey?: string;
  /** The key is made from the input, so others may know it; needs a pass to find a request */
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
