import 'server-only';
import { record } from '@/lib/requests/trail-repository';
import { randomInt, randomUUID } from 'node:crypto';
import { promisedDue } from '@/lib/requests/entry/due-time';
import { searchAnew, writeTerms } from '@/lib/requests/entry/repository';
import { recordConsents, type Source } from '@/lib/requests/consent/repository';
import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';
import { database, type Transaction } from '@/lib/platform/db/client';
import { keyedHash } from '@/lib/platform/secret';
import { contactKeys } from '@/lib/requests/contact-keys';
import type { Form } from '@/lib/requests/kinds/kind';
import { KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import { type RequestReference, SENDERS } from '@/lib/requests/reference';
import { findRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
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

async function rememberKey(
  tx: Transaction,
  { kind: scope, id: resourceId }: RequestReference,
  { idempotency }: SubmissionEffects,
) {
  if (!idempotency) return;
  const { isTyped, key, requestHash } = idempotency;
  const data = { scope, key, requestHash, resourceId };
  const where = { scope_key: { scope, key } };
  if (isTyped) await tx.idempotencyKey.upsert({ where, create: data, update: { resourceId } });
  else await tx.idempotencyKey.create({ data });
}

/**
 * The request that a sender seems to have stored before, and how this one takes its place. Two at once
 * wait for each other here, because both write to one row.
 */
async function turnOf(
  tx: Transaction,
  { kind, id }: RequestReference,
  { person: { email = '' }, about }: Submission,
  { quarantine }: SubmissionEffects,
) {
  if (!about) return undefined;
  // What looks like spam is no repeat of a person's, nor the other way round.
  const isAside = Boolean(quarantine);
  const sender = JSON.stringify([
    email.toLowerCase(),
    about.postalCode,
    about.propertyType,
    isAside,
  ]);
  const where = { scope_key: { scope: `${kind}${SENDERS}`, key: keyedHash(sender) } };
  const last = await tx.idempotencyKey.upsert({
    where,
    create: { ...where.scope_key, requestHash: '', resourceId: id },
    update: { requestHash: '' },
  });
  const isBefore = last.resourceId !== id && last.createdAt > dueFrom('sender', new Date());
  // It may be gone, and nothing refers to what is not there.
  const earlier = isBefore
    ? await tx.request.findUnique({ where: { id: last.resourceId }, select: { id: true } })
    : null;
  return {
    earlier: earlier?.id,
    take: () =>
      tx.idempotencyKey.update({ where, data: { resourceId: id, createdAt: new Date() } }),
  };
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

/** Writes a new request and everything that goes with it. */
async function write(
  tx: Transaction,
  { kind, id }: RequestReference,
  { form, person, details }: Submission,
  { earlier, ...effects }: SubmissionEffects & { earlier?: string },
) {
  const { progress, hasReference } = KINDS[kind];
  const { quarantine, sourcePage } = effects;
  const createdAt = new Date();
  const head = {
    ...{ id, kind, quarantine, sourcePage, repeatOf: earlier, status: progress.first },
    ...{ createdAt, updatedAt: createdAt },
    ...{ ...person, ...contactKeys(person) },
    reference: hasReference ? createReference(randomInt(RANDOM_RANGE)) : undefined,
  };
  const due = quarantine
    ? undefined
    : promisedDue({ kind, createdAt, details: details as { preferredTime?: Date } });
  await tx.request.create({
    data: { ...head, dueAt: due?.at, dueFor: due?.for, [kind]: { create: details } },
    select: { id: true },
  });
  await rememberKey(tx, { kind, id }, effects);
  await recordConsents(tx, { kind, id }, effects.consents, { ...effects, action: 'given' });
  const status = quarantine ? 'held' : 'queued';
  await tx.outboxMessage.createMany({
    data: effects.mails.map((mail) => ({ ...mail, requestId: id, status })),
  });
  const audited = form.audited?.(details as never);
  const after = { status: head.status, ...audited, quarantine: quarantine ?? null };
  await record(tx, { kind, id }, { actor: 'visitor', action: 'created', after });
  await writeTerms(tx, { ...head, details } as unknown as StoredRequest);
}

/**
 * Stores a request with its consents, mails, audit row, idempotency key and place in the employees' queue
 * in one transaction; resolves once it is committed.
 * @param own id of the request that the browser has proved to have sent, if there is one
 * @returns the id of the request that now holds the answers
 */
export async function storeSubmission(
  submission: Submission,
  effects: SubmissionEffects,
  own?: string,
): Promise<string> {
  const kind = submission.form.kind as RequestKind;
  const reference = { kind, id: randomUUID() };
  const db = await database();
  return db.$transaction(async (tx) => {
    const turn = await turnOf(tx, reference, submission, effects);
    const revised = own ? await revise(tx, own, submission, effects) : undefined;
    if (revised) {
      await rememberKey(tx, revised, effects);
      return revised.id;
    }
    await turn?.take();
    await write(tx, reference, submission, { ...effects, earlier: turn?.earlier });
    return reference.id;
  });
}

/** The submission that was stored under a form's key, or `null`. */
export async function findByKey(scope: RequestKind, key: string) {
  const db = await database();
  return db.idempotencyKey.findUnique({
    where: { scope_key: { scope, key } },
    select: { requestHash: true, resourceId: true },
  });
}
