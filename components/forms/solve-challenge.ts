import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds after which the work is given up. */
const PATIENCE = 20_000;

/**
 * Does the work that a challenge asks for. The browser derives the keys beside the page, which stays
 * usable meanwhile.
 * @returns the content of the header Proof-Of-Work, or nothing when it took too long
 * @throws TypeError where the page is not served over https and the browser offers no cryptography
 */
export async function solve(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
