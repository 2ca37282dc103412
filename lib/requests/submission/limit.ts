import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import {
  claimOnce,
  enforceRateLimit,
  isLimitReached,
  type RateLimitRule,
} from '@/lib/platform/rate-limit/service';
import { createTask, verifyProof } from '@/lib/platform/rate-limit/proof-of-work';
import type { Submitter } from './submitter';

/** Milliseconds by which the clocks of two servers may differ. */
const CLOCK_DIFFERENCE = 60_000;

/** What work lets through beyond a rule's limit: twice as much again. */
function rulePaidByWork({ name, limit, window }: RateLimitRule): RateLimitRule {
  return { name: `${name}-proven`, limit: 2 * limit, window };
}

async function isFirstUse(header: string, scope: string): Promise<boolean> {
  const proof = await verifyProof(header, scope);
  if (!proof) return false;
  // Kept until the challenge itself has expired, also by the clock of another server.
  const until = new Date(proof.expiresAt.getTime() + CLOCK_DIFFERENCE);
  return claimOnce(`proof:${proof.nonce}`, until);
}

/**
 * Lets a submission through that was refused, for a solved challenge. Up to the rule's limit nobody is asked
 * for one; beyond it each lets one submission through, up to three times the limit
 * (docs/decisions/011-proof-of-work.md).
 * @throws AppError `too_many` (429), with a challenge as long as solving it helps
 */
export async function acceptWork(
  refusal: AppError,
  rule: RateLimitRule,
  { caller, proof }: Submitter,
): Promise<void> {
  const paid = rulePaidByWork(rule);
  const scope = `${rule.name}:${caller}`;
  if (proof && (await isFirstUse(proof, scope))) {
    await enforceRateLimit(paid, caller);
    return;
  }
  if (await isLimitReached(paid, caller)) throw refusal;
  const challenge = await createTask(scope);
  throw new AppError(refusal.code, refusal.message, { ...refusal.details, challenge });
}
