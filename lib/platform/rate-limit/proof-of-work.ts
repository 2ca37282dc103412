import 'server-only';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '@/lib/platform/http/errors';
import { keyedHash } from '@/lib/platform/secret';
import type { RateLimitRule } from './repository';
import { claimOnce, enforceRateLimit, isLimitReached } from './service';

/** Seconds. */
export const CHALLENGE_LIFETIME = 300;

/** High, so that a browser's overhead per attempt hardly counts. */
const COST = 5000;

/** On average half of them, about a second on a phone. */
const ATTEMPTS = 400;

const hex = z.string().regex(/^[\da-f]{1,128}$/);

/** Removes anything else before the signature is checked. */
const proofSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: hex,
      salt: hex,
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: hex,
      expiresAt: z.number(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

/** A key per scope: a challenge does not identify its caller and is useless to others. */
const secretOf = (scope: string) => keyedHash(`proof-of-work:${scope}`);

export function createTask(scope: string, now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(ATTEMPTS),
    deriveKey,
    expiresAt: new Date(now + CHALLENGE_LIFETIME * 1000),
    hmacSignatureSecret: secretOf(scope),
  });
}

function parseProof(header: string) {
  try {
    const json: unknown = JSON.parse(Buffer.from(header, 'base64').toString());
    return proofSchema.safeParse(json).data;
  } catch {
    return undefined;
  }
}

interface Proof {
  nonce: string;
  expiresAt: Date;
}

/**
 * `undefined` unless it solves a valid challenge of the scope; whether it was used is not checked.
 */
export async function verifyProof(header: string, scope: string): Promise<Proof | undefined> {
  const proof = parseProof(header);
  if (!proof) return undefined;
  const { verified } = await verifySolution({
    ...proof,
    deriveKey,
    hmacSignatureSecret: secretOf(scope),
  });
  const { nonce, expiresAt } = proof.challenge.parameters;
  return verified ? { nonce, expiresAt: new Date(expiresAt * 1000) } : undefined;
}

/** Milliseconds. */
const CLOCK_DIFFERENCE = 60_000;

/** Solved challenges allow twice the limit in addition. */
function rulePaidByWork({ name, limit, window }: RateLimitRule): RateLimitRule {
  return { name: `${name}-proven`, limit: 2 * limit, window };
}

async function isFirstUse(header: string, scope: string): Promise<boolean> {
  const proof = await verifyProof(header, scope);
  if (!proof) return false;
  // Until the challenge has expired, also by another server's clock.
  const until = new Date(proof.expiresAt.getTime() + CLOCK_DIFFERENCE);
  return claimOnce(`proof:${proof.nonce}`, until);
}

/**
 * Accepts a solved challenge up to three times the limit (docs/decisions/011-proof-of-work.md).
 * @throws AppError `too_many` (429), with a challenge if solving it helps
 */
export async function acceptWork(
  refusal: AppError,
  rule: RateLimitRule,
  { caller, proof }: { caller: string; proof?: string },
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
