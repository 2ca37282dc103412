import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/platform/http/errors';
import { countWithin } from '@/lib/platform/rate-limit/repository';
import { acceptWork } from '@/lib/platform/rate-limit/proof-of-work';
import { passedReference } from '@/lib/submissions/links/service';
import { MINIMUM_FILL_TIME, type Quarantine } from '@/lib/submissions/head';
import { keyedHash } from '@/lib/platform/secret';
import { SENDERS } from '@/lib/submissions/reference';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { parse } from '@/lib/platform/validation/fields';
import { detailsOf } from '@/lib/submissions/answers';
import type { Form } from '@/lib/submissions/kinds/kind';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { site } from '@/lib/site';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { metrics } from '@/lib/platform/telemetry/metrics';
import type { StoredSubmission } from '@/lib/submissions/submission';
import type { Submitter } from './submitter';
import { submissionHash } from '@/lib/submissions/store/submitter';
import { type Count, findByKey, storeSubmission } from './repository';
import type { SentForm, SubmissionEffects } from './revision-repository';

/** Optional, because other API clients do not send them. */
const signals = z.object({
  /** Honeypot: invisible to people */
  website: z.string().catch(''),
  /** Milliseconds from opening the form to sending it */
  fillTime: z.number().optional().catch(undefined),
});

/** With autofill the fill time says nothing. */
export function quarantineReason(input: unknown, isAutofilled = false): Quarantine | undefined {
  const { data } = signals.safeParse(input);
  if (data?.website) return 'honeypot';
  if (isAutofilled) return undefined;
  if (data?.fillTime !== undefined && data.fillTime < MINIMUM_FILL_TIME) return 'fill-time';
  return undefined;
}

/** Two random references in a row that are both taken do not happen in practice. */
const ATTEMPTS = 3;

async function ownSubmission(kind: SubmissionKind, pass: string | undefined) {
  const reference = await passedReference(pass);
  return reference?.kind === kind ? reference.id : undefined;
}

async function earlierAnswer(
  kind: SubmissionKind,
  idempotency: SubmissionEffects['idempotency'],
  own?: string,
) {
  if (!idempotency) return undefined;
  const earlier = await findByKey(kind, idempotency.key);
  if (!earlier || (idempotency.isTyped && earlier.resourceId !== own)) return undefined;
  if (earlier.submissionHash === idempotency.submissionHash) return earlier.resourceId;
  throw new AppError(
    'conflict',
    'Unter diesem Idempotency-Key wurden schon andere Angaben gespeichert.',
  );
}

function senderKey(
  { form: { kind }, person: { email = '' }, about }: SentForm,
  quarantine: Quarantine | undefined,
) {
  if (!about) return undefined;
  // Spam and genuine submissions are never repeats of each other.
  const isAside = Boolean(quarantine);
  const sender = [email.toLowerCase(), about.postalCode, about.propertyType, isAside];
  return { scope: `${kind}${SENDERS}`, key: keyedHash(JSON.stringify(sender)) };
}

function sentFormOf<Details extends object, Input extends object>(
  form: Form<Details, Input>,
  input: Input,
) {
  const { name, email, phone } = input as { name?: string; email?: string; phone?: string };
  const sentForm = {
    form: form as SentForm['form'],
    person: { name, email, phone },
    details: { ...detailsOf(form.kind as SubmissionKind, input), ...form.more?.(input) },
    about: form.about?.(input),
  };
  const effects = {
    sourcePage: form.sourcePage(input),
    consents: form.consents(input),
    mails: [...form.mails(input), { template: 'office-notice', recipient: site().email }],
  };
  return { sentForm, effects };
}

/** `submission` is set only if this call has stored it. */
interface Submitted {
  id: string;
  submission?: StoredSubmission;
}

/**
 * Checks and stores a form. A repeated key leads to the earlier submission, if the key is secret or the
 * browser has a pass for the submission. Spam is quarantined.
 * @throws AppError `invalid` (422), `conflict` (409) for a key with other answers, `too_many` (429)
 */
export async function submitForm<Details extends object, Input extends object>(
  form: Form<Details, Input>,
  body: unknown,
  submitter: Submitter,
): Promise<Submitted> {
  const input = parse(form.schema, body);
  const { idempotencyKey: key, isKeyTyped: isTyped, origin } = submitter;
  const idempotency = key ? { key, isTyped, submissionHash: submissionHash(input) } : undefined;
  const quarantine = quarantineReason(body, form.isAutofilled);

  const kind = form.kind as SubmissionKind;
  const own = await ownSubmission(kind, submitter.pass);
  const earlier = await earlierAnswer(kind, idempotency, own);
  if (earlier) return { id: earlier };
  const { sentForm, effects } = sentFormOf(form, input);
  const sender = senderKey(sentForm, quarantine);
  const count: Count = (query) => countWithin(query, form.rule, submitter.caller);
  let isPaid = false;
  for (let attempt = 1; ; attempt++) {
    try {
      const outcome = await storeSubmission(
        sentForm,
        { ...effects, origin, quarantine, idempotency, sender },
        { own, count: isPaid ? undefined : count },
      );
      if (outcome instanceof AppError) {
        await acceptWork(outcome, form.rule, submitter);
        isPaid = true;
        continue;
      }
      signalWork();
      metrics().posts.inc({ kind });
      return outcome;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // The same key was stored concurrently, or the random reference was taken.
      const winner = await earlierAnswer(kind, idempotency, own);
      if (winner) return { id: winner };
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** As {@link submitForm}, but returns only the id. */
export const submit = async <Details extends object, Input extends object>(
  ...given: Parameters<typeof submitForm<Details, Input>>
): Promise<string> => (await submitForm(...given)).id;
