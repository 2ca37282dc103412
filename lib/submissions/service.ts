import 'server-only';
import { isUniqueViolation } from '@/lib/db/errors';
import { AppError } from '@/lib/http/errors';
import { enforceRateLimit, type RateLimitRule } from '@/lib/rate-limit/service';
import { findByKey } from './repository';

interface Submission {
  idempotency?: { scope: string; key: string; requestHash: string };
  rule: RateLimitRule;
  /** Keyed hash that names the caller */
  caller: string;
  /** Writes everything in one transaction and resolves to the new row's id once it is committed */
  store: () => Promise<string>;
}

/** A reference is drawn at random; that two draws in a row are taken practically does not happen. */
const ATTEMPTS = 3;

async function earlierAnswer({ idempotency }: Submission): Promise<string | undefined> {
  if (!idempotency) return undefined;
  const earlier = await findByKey(idempotency.scope, idempotency.key);
  if (!earlier) return undefined;
  if (earlier.requestHash === idempotency.requestHash) return earlier.resourceId;
  throw new AppError(
    'conflict',
    'Unter diesem Idempotency-Key wurden schon andere Angaben gespeichert.',
  );
}

/**
 * Stores a form once: a repeated key with the same answers leads to the row that is already there.
 * @returns the row's id
 * @throws AppError `conflict` (409) for a key with other answers, `too_many` (429)
 */
export async function submitOnce(submission: Submission): Promise<string> {
  const earlier = await earlierAnswer(submission);
  if (earlier) return earlier;
  await enforceRateLimit(submission.rule, submission.caller);
  for (let attempt = 1; ; attempt++) {
    try {
      return await submission.store();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Either the same key won elsewhere in the meantime, or the drawn reference was taken.
      const winner = await earlierAnswer(submission);
      if (winner) return winner;
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
