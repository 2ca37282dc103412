import 'server-only';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { keyedHash } from '@/lib/platform/secret';

/** Seconds in which a challenge may be solved and sent. */
export const CHALLENGE_LIFETIME = 300;

/** Rounds of one attempt: many, so that a browser's overhead for each attempt does not count. */
const COST = 5000;

/** A solver needs up to so many attempts, half of them on average: a second or so on a phone. */
const ATTEMPTS = 400;

const hex = z.string().regex(/^[\da-f]{1,128}$/);

/** What our challenges hold; anything else in a header is left out before the signature is checked. */
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

/** A key for each scope: a challenge says nothing about its caller and is worth nothing to others. */
const secretOf = (scope: string) => keyedHash(`proof-of-work:${scope}`);

/**
 * A task whose solution {@link verifyProof} recognises.
 * @param scope what the solution is good for, e.g. rule and caller
 */
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

/** A solved challenge, by its unique part. */
export interface Proof {
  nonce: string;
  /** From then on it is refused anyway */
  expiresAt: Date;
}

/**
 * Reads a header Proof-Of-Work; `undefined` when it is no solution of a challenge that was
 * given for this scope and is still good. Whether it was used before is not looked at.
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
