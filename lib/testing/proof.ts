import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** A header Proof-Of-Work with anything in it. */
export const proofHeader = (proof: unknown) =>
  Buffer.from(JSON.stringify(proof)).toString('base64');

/** Does the work that a challenge asks for and packs it for the header Proof-Of-Work. */
export async function proofOf(challenge: Challenge): Promise<string> {
  return proofHeader({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
