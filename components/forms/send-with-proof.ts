import { HttpError } from '@/lib/platform/http/client';
import { PROOF_HEADER } from '@/lib/platform/rate-limit/proof-header';

async function proofFor(error: unknown): Promise<string | undefined> {
  const challenge = error instanceof HttpError ? error.problem.challenge : undefined;
  if (!challenge) return undefined;
  try {
    const { solve } = await import('./solve-challenge');
    return await solve(challenge);
  } catch {
    // Whatever kept this browser from it: what the server said in words still holds.
    return undefined;
  }
}

/**
 * Sends a form; where the server asks for work because many came from this connection, does the work
 * and sends once more.
 * @throws HttpError, or a network error, as `send` does
 */
export async function sendWithProof<Answer>(
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send({});
  } catch (error) {
    const proof = await proofFor(error);
    if (!proof) throw error;
    return send({ [PROOF_HEADER]: proof });
  }
}
