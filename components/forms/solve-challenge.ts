import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds */
const PATIENCE = 20_000;

/**
 * @returns the header Proof-Of-Work, or `undefined` after the time limit
 * @throws TypeError without https, where browsers offer no cryptography
 */
export async function solve(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
