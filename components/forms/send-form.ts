import { isPartMissing } from '@/lib/platform/missing-part';
import { call, HttpError } from '@/lib/platform/http/client';
import { type DraftKey } from '@/components/forms/use-draft';
import { PROOF_HEADER } from '@/lib/platform/http/errors';

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

export interface SendFailure {
  title: string;
  text: string;
  /** German message by field name */
  fields: Record<string, string>;
  isPartMissing?: boolean;
}

/** Each form has its own words, because some say du and some Sie. */
export interface FailureWords {
  check: string;
  notSent: string;
  kept: string;
  again: string;
}

/** @param what e.g. 'Ihre Nachricht' */
export const formalWords = (what: string): FailureWords => ({
  check: 'Bitte prüfen Sie Ihre Angaben',
  notSent: `${what} wurde noch nicht gesendet`,
  kept: 'Ihre Angaben sind noch da.',
  again: 'Bitte versuchen Sie es noch einmal.',
});

export const PAGE_WORDS: FailureWords = {
  check: 'Bitte prüfen Sie Ihre Angaben',
  notSent: 'Das hat noch nicht geklappt',
  kept: '',
  again: 'Bitte versuchen Sie es noch einmal.',
};

const NO_ANSWER = 'Die Verbindung zum Server ist abgebrochen.';
const NO_PART = 'Ein Teil dieser Seite ließ sich nicht laden.';
const FAULT = 'Das hat gerade nicht geklappt.';

export function describeFailure(error: unknown, words: FailureWords): SendFailure {
  if (isPartMissing(error)) {
    const text = `${NO_PART} ${words.kept}`;
    return { title: words.notSent, text, fields: {}, isPartMissing: true };
  }
  if (!(error instanceof HttpError)) {
    const text = `${NO_ANSWER} ${words.kept} ${words.again}`;
    return { title: words.notSent, text, fields: {} };
  }
  const { error: message, fields = {} } = error.problem;
  if (error.status === 422) return { title: words.check, text: message ?? '', fields };
  const text = `${message ?? `${FAULT} ${words.again}`} ${words.kept}`;
  return { title: words.notSent, text, fields };
}

export function messagesOf(errors: Record<string, { message?: string } | undefined>) {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error?.message ?? '']),
  );
}

/** An earlier attempt with other answers arrived although its reply was lost. */
function isStaleKey(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409;
}

/**
 * Reuses the draft's idempotency key; takes a new one if other answers hold it.
 * @throws HttpError, or a network error
 */
export async function sendForm<Answer>(
  path: string,
  body: object,
  draft: DraftKey,
): Promise<Answer> {
  const { openedAt, idempotencyKey } = draft.current();
  const post = (key: string) =>
    sendWithProof((proof) =>
      call<Answer>(path, {
        method: 'POST',
        body: { ...body, fillTime: Date.now() - openedAt },
        headers: { 'Idempotency-Key': key, ...proof },
      }),
    );
  try {
    return await post(idempotencyKey);
  } catch (error) {
    if (!isStaleKey(error)) throw error;
    return post(draft.renewKey().idempotencyKey);
  }
}
