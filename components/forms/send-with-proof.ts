import { HttpError } from '@/lib/platform/http/client';
import { PROOF_HEADER } from '@/lib/platform/rate-limit/proof-header';

async function proofFor(error: unknown): Promise<string | undefined> {
  const challenge = error instanceof HttpError ? error.problem.challenge : undefined;
  if (!challenge) return undefined;
  try {
    const { solve } = await import('./solve-challenge');
    return await solve(challenge);
  } catch {
    // On any failure here, the server's own message stands.
    return undefined;
  }
}

/**
 * Computes a proof of work if the server demands one, because of many forms from this connection.
 * Throws as `send` does.
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
