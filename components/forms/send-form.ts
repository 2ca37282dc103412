import { isPartMissing } from '@/lib/platform/missing-part';
import { call, HttpError } from '@/lib/platform/http/client';
import { sendWithProof } from './send-with-proof';
import type { DraftKey } from './use-draft';

/** What is shown when a form could not be sent. */
export interface SendFailure {
  title: string;
  text: string;
  /** German message by field name */
  fields: Record<string, string>;
  /** Whether only reloading the page helps */
  isPartMissing?: boolean;
}

/** A form's own words for a failure, because some forms say du and some Sie. */
export interface FailureWords {
  /** Title where answers have to be changed */
  check: string;
  /** Title where sending has failed */
  notSent: string;
  /** That nothing has been lost */
  kept: string;
  again: string;
}

/**
 * The words of a form that says Sie.
 * @param what is sent: 'Ihre Nachricht'
 */
export const formalWords = (what: string): FailureWords => ({
  check: 'Bitte prüfen Sie Ihre Angaben',
  notSent: `${what} wurde noch nicht gesendet`,
  kept: 'Ihre Angaben sind noch da.',
  again: 'Bitte versuchen Sie es noch einmal.',
});

/** The same where the page itself keeps what was typed. */
export const PAGE_WORDS: FailureWords = {
  check: 'Bitte prüfen Sie Ihre Angaben',
  notSent: 'Das hat noch nicht geklappt',
  kept: '',
  again: 'Bitte versuchen Sie es noch einmal.',
};

const NO_ANSWER = 'Die Verbindung zum Server ist abgebrochen.';
const NO_PART = 'Ein Teil dieser Seite ließ sich nicht laden.';
const FAULT = 'Das hat gerade nicht geklappt.';

/** Describes a failure to send. */
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

/** The messages of a form that was checked here, by field. */
export function messagesOf(errors: Record<string, { message?: string } | undefined>) {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error?.message ?? '']),
  );
}

/** Whether an earlier attempt with other answers arrived although its reply was lost. */
function isStaleKey(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409;
}

/**
 * Posts a form under its draft's key, the same at every attempt. Where the key already stands for
 * other answers, these are sent under a new one.
 * @throws HttpError, or a network error, see {@link call}
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
