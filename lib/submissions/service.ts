import 'server-only';
import type { z } from 'zod';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { AppError } from '@/lib/platform/http/errors';
import type { RateLimitRule } from '@/lib/platform/rate-limit/service';
import { parse } from '@/lib/platform/validation/parse';
import { signalWork } from '@/lib/work-signal';
import { passedReference } from '@/lib/own-request/browser/service';
import { submissionHash } from './idempotency';
import { enforceSubmissionLimit } from './limit';
import { findByKey, type SubmissionEffects } from './repository';
import { quarantineReason } from './spam';
import type { SubjectType } from './subject';
import type { Submitter } from './submitter';

/** What makes one form different from the next. */
export interface SubmittedForm<Schema extends z.ZodType<object>> {
  type: SubjectType;
  schema: Schema;
  rule: RateLimitRule;
  /** A browser fills in every field that is required: sent at once, it is still a person's */
  isAutofilled?: boolean;
  /** What this submission leaves behind; all else that it leaves is the same for every form */
  effects: (
    input: z.output<Schema>,
  ) => Pick<SubmissionEffects, 'sourcePage' | 'mails'> &
    Partial<Pick<SubmissionEffects, 'consents'>>;
  /**
   * Writes everything in one transaction and resolves to the row's id once it is committed.
   * @param own id of the row of this form that the browser has proved to have sent, if there is one
   */
  store: (input: z.output<Schema>, effects: SubmissionEffects, own?: string) => Promise<string>;
}

/** A reference is drawn at random; that two draws in a row are taken practically does not happen. */
const ATTEMPTS = 3;

/** Id of the row of this form that the browser has a good pass for. */
async function ownRow(type: SubjectType, pass: string | undefined): Promise<string | undefined> {
  const reference = await passedReference(pass);
  return reference?.subjectType === type ? reference.subjectId : undefined;
}

async function earlierAnswer(
  type: SubjectType,
  idempotency: SubmissionEffects['idempotency'],
  own?: string,
) {
  if (!idempotency) return undefined;
  const earlier = await findByKey(type, idempotency.key);
  if (!earlier || (idempotency.isTyped && earlier.resourceId !== own)) return undefined;
  if (earlier.requestHash === idempotency.requestHash) return earlier.resourceId;
  throw new AppError(
    'conflict',
    'Unter diesem Idempotency-Key wurden schon andere Angaben gespeichert.',
  );
}

/**
 * Checks a form and stores it once: a repeated key with the same answers leads to the row that is
 * already there, where the key is a secret or the browser has a pass for that row. What looks like spam
 * is stored as well, but set aside and its mails held back.
 * @param body the form as received, with our own forms' spam signals beside the fields
 * @returns the row's id
 * @throws AppError `invalid` (422), `conflict` (409) for a key with other answers, `too_many` (429)
 */
export async function submit<Schema extends z.ZodType<object>>(
  form: SubmittedForm<Schema>,
  body: unknown,
  submitter: Submitter,
): Promise<string> {
  const input = parse(form.schema, body);
  const { idempotencyKey: key, isKeyTyped: isTyped, origin } = submitter;
  const idempotency = key ? { key, isTyped, requestHash: submissionHash(input) } : undefined;
  const quarantine = quarantineReason(body, form.isAutofilled);
  const effects = { consents: [], ...form.effects(input), origin, quarantine, idempotency };

  const own = await ownRow(form.type, submitter.pass);
  const earlier = await earlierAnswer(form.type, idempotency, own);
  if (earlier) return earlier;
  await enforceSubmissionLimit(form.rule, submitter);
  for (let attempt = 1; ; attempt++) {
    try {
      const id = await form.store(input, effects, own);
      signalWork();
      return id;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Either the same key won elsewhere in the meantime, or the drawn reference was taken.
      const winner = await earlierAnswer(form.type, idempotency, own);
      if (winner) return winner;
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
