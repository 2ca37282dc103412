import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

export const proofHeader = (proof: unknown) =>
  Buffer.from(JSON.stringify(proof)).toString('base64');

export async function proofOf(challenge: Challenge): Promise<string> {
  return proofHeader({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
