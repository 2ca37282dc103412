import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { countWithin } from '@/lib/platform/rate-limit/repository';
import { acceptWork } from '@/lib/platform/rate-limit/proof-of-work';
import { PASS_COOKIE, passedReference } from '@/lib/submissions/links/service';
import { MINIMUM_FILL_TIME, type Quarantine } from '@/lib/submissions/head';
import { keyedHash } from '@/lib/platform/secret';
import { SENDERS } from '@/lib/submissions/reference';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { parse } from '@/lib/platform/validation/fields';
import type { Form } from '@/lib/submissions/kinds/kind';
import {
  type SubmissionKind,
  type StoredSubmission,
  detailsOf,
} from '@/lib/submissions/kinds/kinds';
import { shown } from '@/lib/site';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { metrics } from '@/lib/platform/telemetry/metrics';
import { type Count, findByKey, storeSubmission } from './repository';
import type { SentForm, SubmissionEffects } from './revision-repository';
import { callerOf, seenOrigin, readCookie } from '@/lib/platform/http/caller';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { AppError, PROOF_HEADER } from '@/lib/platform/http/errors';

/** Visible ASCII, as in the draft standard for Idempotency-Key. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** @throws AppError `malformed` (400) for an invalid key */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (KEY.test(key)) return key;
  throw new AppError(
    'malformed',
    'Der Idempotency-Key muss 1 bis 255 Zeichen ohne Leerzeichen haben.',
  );
}

/** The order of the fields must not matter. */
function canonical(value: object): string {
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** SHA-256, hex; for flat objects. */
export function submissionHash(sentForm: object): string {
  return createHash('sha256').update(canonical(sentForm)).digest('hex');
}

/**
 * A key made from the input, for forms sent without JavaScript: a reload stores nothing twice. Others
 * can have the same key; its space keeps it from being sent as a header.
 */
export function contentKey(values: object, now = new Date()): string {
  return `${dayInBerlin(now)} ${submissionHash(values)}`;
}

export interface Submitter {
  caller: string;
  origin?: string;
  /** Proves earlier submissions of the browser, as received */
  pass?: string;
  idempotencyKey?: string;
  /** The key is made from the input, so others may know it; needs a pass to find a submission */
  isKeyTyped?: boolean;
  proof?: string;
}

/** @throws AppError `malformed` (400) for an invalid Idempotency-Key */
export function submitterOf(headers: Headers): Submitter {
  return {
    caller: callerOf(headers),
    origin: seenOrigin(headers),
    pass: readCookie(headers, PASS_COOKIE),
    idempotencyKey: idempotencyKey(headers),
    proof: headers.get(PROOF_HEADER) ?? undefined,
  };
}

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
    mails: [...form.mails(input), { template: 'office-notice', recipient: shown('COMPANY_EMAIL') }],
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
