import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import { promisedDue } from '@/lib/requests/entry/due-time';
import { searchAnew, termRows } from '@/lib/requests/entry/repository';
import { consentRows, recordConsents, type Source } from '@/lib/requests/consent/repository';
import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';
import type { AppError } from '@/lib/platform/http/errors';
import { database, run, type Transaction, write } from '@/lib/platform/db/client';
import { insert, type Job, type Statement, type Value } from '@/lib/platform/db/statements';
import { keyedHash } from '@/lib/platform/secret';
import { contactKeys } from '@/lib/requests/contact-keys';
import type { Form } from '@/lib/requests/kinds/kind';
import { KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import { type RequestReference, SENDERS } from '@/lib/requests/reference';
import { findRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { record, recorded } from '@/lib/requests/trail-repository';
import { dueFrom } from '@/lib/requests/periods';
import { createReference } from '@/lib/valuation/reference';
import type { Quarantine } from './spam';

/** Largest range that randomInt takes, 2^48 - 1. */
const RANDOM_RANGE = 2 ** 48 - 1;

/** What a form leaves behind besides its request. All of it is written in one transaction, or nothing. */
export interface SubmissionEffects extends Source {
  consents: ConsentPurpose[];
  mails: { template: string; recipient: string; payload?: object }[];
  /** Set when a spam check tripped: the mails wait until an employee has released the request */
  quarantine?: Quarantine;
  idempotency?: {
    key: string;
    requestHash: string;
    /** Whether others may know the key too; the newest row has it */
    isTyped?: boolean;
  };
}

/** What a form has taken in. */
export interface Submission {
  form: Form<Record<string, unknown>, never>;
  person: { name?: string; email?: string; phone?: string };
  details: Record<string, unknown>;
  about?: { postalCode: string; propertyType: string };
}

/** Keeps the key under which a form was sent. One that others may know belongs to its newest request. */
function keyed(
  { kind: scope, id: resourceId }: RequestReference,
  { idempotency }: SubmissionEffects,
): Statement[] {
  if (!idempotency) return [];
  const { isTyped, key, requestHash } = idempotency;
  return insert('IdempotencyKey', [
    { scope, key, requestHash, resourceId, createdAt: new Date() },
  ]).map(({ sql, values }) => ({
    sql: isTyped
      ? `${sql} ON CONFLICT ("scope", "key") DO UPDATE SET "resourceId" = excluded."resourceId"`
      : sql,
    values,
  }));
}

/** Names who sends, about the same property. */
function senderKey(
  { form: { kind }, person: { email = '' }, about }: Submission,
  { quarantine }: SubmissionEffects,
) {
  if (!about) return undefined;
  // What looks like spam is no repeat of a person's, nor the other way round.
  const isAside = Boolean(quarantine);
  const sender = [email.toLowerCase(), about.postalCode, about.propertyType, isAside];
  return { scope: `${kind}${SENDERS}`, key: keyedHash(JSON.stringify(sender)) };
}

/**
 * Takes the place of the request that a sender seems to have stored before. Two at once wait for each
 * other here, because both write to one row.
 * @returns the id of the earlier request
 */
function* takeTurn(
  id: string,
  { scope, key }: { scope: string; key: string },
): Job<string | undefined> {
  const now = new Date();
  const [last] = yield {
    sql: `INSERT INTO "IdempotencyKey" ("scope", "key", "requestHash", "resourceId", "createdAt")
      VALUES (?, ?, '', ?, ?) ON CONFLICT ("scope", "key") DO UPDATE SET "requestHash" = ''
      RETURNING "resourceId", "createdAt" > ? AS "isRecent"`,
    values: [scope, key, id, now, dueFrom('sender', now)],
  };
  if (!last || last.resourceId === id) return undefined;
  yield {
    sql: 'UPDATE "IdempotencyKey" SET "resourceId" = ?, "createdAt" = ? WHERE "scope" = ? AND "key" = ?',
    values: [id, now, scope, key],
  };
  if (!last.isRecent) return undefined;
  // It may be gone, and nothing refers to what is not there.
  const [earlier] = yield {
    sql: 'SELECT "id" FROM "Request" WHERE "id" = ?',
    values: [String(last.resourceId)],
  };
  return earlier && String(earlier.id);
}

/** Whether a request was stored a moment ago, about the same property and for the same address. */
function isSame(
  before: StoredRequest,
  { form: { repeat }, person, about }: Submission,
  quarantine?: Quarantine,
): boolean {
  const details: object = before.details;
  const isRecent = Date.now() - before.createdAt.getTime() < (repeat?.window ?? 0);
  const isAlike = Object.entries(about ?? {}).every(
    ([name, value]) => details[name as keyof typeof details] === value,
  );
  const isSender = contactKeys(before).emailKey === contactKeys(person).emailKey;
  // What looks like spam neither changes a person's request nor holds it back.
  return isRecent && isAlike && isSender && Boolean(before.quarantine) === Boolean(quarantine);
}

/** What the audit trail keeps of answers. */
const trailOf = (names: readonly string[], details: object) =>
  Object.fromEntries(names.map((name) => [name, details[name as keyof typeof details] ?? null]));

/** Brings a request up to what its sender has sent a moment later; no mail is sent. */
async function revise(
  tx: Transaction,
  own: string,
  submission: Submission,
  effects: SubmissionEffects,
): Promise<StoredRequest | undefined> {
  const { form, person, details } = submission;
  const before = form.repeat && (await findRequest(own, tx));
  if (!form.repeat || !before || !isSame(before, submission, effects.quarantine)) return undefined;
  const { keeps, consent, trail } = form.repeat;
  const kept: readonly string[] = keeps;
  const changed = Object.fromEntries(
    Object.entries(details).filter(([name, value]) => value !== null || !kept.includes(name)),
  );
  await tx.request.update({
    where: { id: own },
    data: {
      ...{ ...person, ...contactKeys(person), version: { increment: 1 } },
      [form.kind]: { update: changed },
    },
  });
  const old: Record<string, unknown> = { ...before.details };
  if (old[consent.field] !== changed[consent.field]) {
    const action = changed[consent.field] ? 'given' : 'withdrawn';
    await recordConsents(tx, before, [consent.purpose], { ...effects, action });
  }
  await record(tx, before, {
    ...{ actor: 'visitor', action: 'repeated' },
    ...{ before: trailOf(trail, old), after: trailOf(trail, changed) },
  });
  await searchAnew(tx, own);
  return before;
}

/** What is of a kind stands in the table that is called like it. */
const tableOf = (kind: RequestKind) => kind[0]?.toUpperCase() + kind.slice(1);

/** Counts a submission where it is stored, or says why it is not. */
export type Count = () => Job<AppError | undefined>;

/** What is stored, or why it is not. */
type Outcome = { id: string; request?: StoredRequest } | AppError;

/** A new request and everything that goes with it. */
function* stored(
  id: string,
  submission: Submission,
  effects: SubmissionEffects,
  count?: Count,
): Job<Outcome> {
  const refusal = count && (yield* count());
  if (refusal) return refusal;
  const { form, person, details } = submission;
  const kind = form.kind as RequestKind;
  const { progress, hasReference } = KINDS[kind];
  const { quarantine, sourcePage } = effects;
  const sender = senderKey(submission, effects);
  const earlier = sender && (yield* takeTurn(id, sender));
  const createdAt = new Date();
  const times = { createdAt, updatedAt: createdAt };
  const head = {
    ...{ id, kind, quarantine, sourcePage, repeatOf: earlier, status: progress.first },
    ...{ ...person, ...contactKeys(person), ...times },
    reference: hasReference ? createReference(randomInt(RANDOM_RANGE)) : undefined,
  };
  const due = quarantine
    ? undefined
    : promisedDue({ kind, createdAt, details: details as { preferredTime?: Date } });
  const audited = form.audited?.(details as never);
  const request = { ...head, details } as unknown as StoredRequest;
  yield [
    ...insert('Request', [{ ...head, dueAt: due?.at, dueFor: due?.for }]),
    ...insert(tableOf(kind), [{ requestId: id, ...details } as Record<string, Value>]),
    ...keyed({ kind, id }, effects),
    ...insert(
      'ConsentRecord',
      consentRows({ kind, id }, effects.consents, { ...effects, action: 'given' }),
    ),
    ...insert(
      'OutboxMessage',
      effects.mails.map(({ template, recipient, payload }) => ({
        ...{ id: randomUUID(), requestId: id, template, recipient, payload },
        ...{ status: quarantine ? 'held' : 'queued', nextAttemptAt: createdAt, ...times },
      })),
    ),
    ...recorded(
      { kind, id },
      {
        ...{ actor: 'visitor', action: 'created' },
        after: { status: head.status, ...audited, quarantine: quarantine ?? null },
      },
    ),
    ...insert('SearchTerm', termRows(request)),
  ];
  return { id, request };
}

/** Corrects the request that the browser has proved to have sent, where the form is sent to that end. */
async function correct(
  own: string,
  submission: Submission,
  effects: SubmissionEffects,
): Promise<string | undefined> {
  const db = await database();
  return db.$transaction(async (tx) => {
    const sender = senderKey(submission, effects);
    // Two at once wait for each other here.
    if (sender) await tx.idempotencyKey.updateMany({ where: sender, data: { requestHash: '' } });
    const revised = await revise(tx, own, submission, effects);
    if (revised && effects.idempotency) {
      const { isTyped, key, requestHash } = effects.idempotency;
      const { kind: scope, id: resourceId } = revised;
      const data = { scope, key, requestHash, resourceId };
      const where = { scope_key: { scope, key } };
      if (isTyped) await tx.idempotencyKey.upsert({ where, create: data, update: { resourceId } });
      else await tx.idempotencyKey.create({ data });
    }
    return revised?.id;
  });
}

/**
 * Stores a request with its consents, mails, audit row, idempotency key and place in the employees' queue
 * in one transaction; resolves once it is committed.
 * @param own id of the request that the browser has proved to have sent, if there is one
 * @param count counts the submission in the same transaction; its refusal stores nothing else
 * @returns the refusal, or the request that now holds the answers
 */
export async function storeSubmission(
  submission: Submission,
  effects: SubmissionEffects,
  { own, count }: { own?: string; count?: Count },
): Promise<Outcome> {
  if (!own || !submission.form.repeat) {
    return write(() => stored(randomUUID(), submission, effects, count));
  }
  const refusal = count && (await write(count));
  if (refusal) return refusal;
  const id = await correct(own, submission, effects);
  return id ? { id } : write(() => stored(randomUUID(), submission, effects));
}

/** The submission that was stored under a form's key, if there is one. */
export async function findByKey(scope: RequestKind, key: string) {
  const [found] = await run({
    sql: 'SELECT "requestHash", "resourceId" FROM "IdempotencyKey" WHERE "scope" = ? AND "key" = ?',
    values: [scope, key],
  });
  return found as { requestHash: string; resourceId: string } | undefined;
}
