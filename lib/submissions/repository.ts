import 'server-only';
import { createHash } from 'node:crypto';
import { enqueue } from '@/lib/back-office/queue/entry/repository';
import { CONSENT_VERSION, CONSENT_WORDINGS, type ConsentPurpose } from '@/lib/consent/wordings';
import { database, type Transaction } from '@/lib/platform/db/client';
import { dueFrom } from '@/lib/retention/periods';
import { keyedHash } from '@/lib/platform/secret';
import type { Quarantine } from './spam';
import { SENDERS, type SubjectReference, type SubjectType } from './subject';

/** Where a consent was given or withdrawn. */
export interface Source {
  /** Path of the page */
  sourcePage: string;
  /** Where it was sent from, see lib/platform/http/origin.ts */
  origin?: string;
}

/** What every form leaves behind besides its own row. */
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

export interface Subject {
  type: SubjectType;
  id: string;
  /** What the audit trail keeps of the new row; no personal data */
  after: Record<string, string | number | null>;
}

/** Adds consents to the ledger, each with the very words that were shown. */
export async function recordConsents(
  tx: Transaction,
  reference: SubjectReference,
  purposes: readonly ConsentPurpose[],
  { action, sourcePage, origin }: { action: 'given' | 'withdrawn' } & Source,
) {
  await tx.consentRecord.createMany({
    data: purposes.map((purpose) => {
      const wording = CONSENT_WORDINGS[purpose];
      return {
        ...reference,
        purpose,
        action,
        wording,
        version: CONSENT_VERSION,
        wordingHash: createHash('sha256').update(wording).digest('hex'),
        sourcePage,
        origin,
      };
    }),
  });
}

async function rememberKey(
  tx: Transaction,
  reference: SubjectReference,
  effects: SubmissionEffects,
) {
  if (!effects.idempotency) return;
  const { subjectType: scope, subjectId: resourceId } = reference;
  const { isTyped, key, requestHash } = effects.idempotency;
  const data = { scope, key, requestHash, resourceId };
  const where = { scope_key: { scope, key } };
  if (isTyped) await tx.idempotencyKey.upsert({ where, create: data, update: { resourceId } });
  else await tx.idempotencyKey.create({ data });
}

async function writeEffects(
  tx: Transaction,
  { type, id, after }: Subject,
  effects: SubmissionEffects,
) {
  const reference = { subjectType: type, subjectId: id };
  await rememberKey(tx, reference, effects);
  await recordConsents(tx, reference, effects.consents, { ...effects, action: 'given' });
  await tx.outboxMessage.createMany({
    data: effects.mails.map((mail) => ({
      ...reference,
      ...mail,
      status: effects.quarantine ? 'held' : 'queued',
    })),
  });
  await tx.requestEvent.create({
    data: {
      ...reference,
      actor: 'visitor',
      action: 'created',
      after: { ...after, quarantine: effects.quarantine ?? null },
    },
  });
  await enqueue(tx, type, id);
}

/** How a form recognises that somebody may have sent it before, and what it then does. */
export interface Repeat {
  /** What was typed that names the sender and the property */
  sender: { email: string; postalCode: string; propertyType: string };
  /**
   * Brings the row up to date that the sender has proved to be theirs, and adds what has changed to its
   * effects; no mail is sent.
   * @returns its id, or nothing where there is none to correct
   */
  revise?: (tx: Transaction) => Promise<string | undefined>;
}

/**
 * The row that a sender seems to have stored before, and how this one takes its place. Two at once wait
 * for each other here, because both write to one row.
 * @param isAside whether it looks like spam: that is no repeat of a person's, nor the other way round
 */
async function turnOf(
  tx: Transaction,
  { type, id }: Subject,
  { email, postalCode, propertyType }: Repeat['sender'],
  isAside: boolean,
) {
  const sender = JSON.stringify([email.toLowerCase(), postalCode, propertyType, isAside]);
  const where = { scope_key: { scope: `${type}${SENDERS}`, key: keyedHash(sender) } };
  const last = await tx.idempotencyKey.upsert({
    where,
    create: { ...where.scope_key, requestHash: '', resourceId: id },
    update: { requestHash: '' },
  });
  const isBefore = last.resourceId !== id && last.createdAt > dueFrom('sender', new Date());
  return {
    earlier: isBefore ? last.resourceId : undefined,
    take: () =>
      tx.idempotencyKey.update({ where, data: { resourceId: id, createdAt: new Date() } }),
  };
}

/**
 * Writes a form's own row with its consents, mails, audit row, idempotency key and place in the
 * employees' queue in one transaction; resolves once it is committed.
 * @param createRow is told the row that this one may repeat
 * @returns the id of the row that now holds the answers
 */
export async function storeSubmission(
  subject: Subject,
  effects: SubmissionEffects,
  createRow: (tx: Transaction, repeatOf?: string) => Promise<unknown>,
  repeat?: Repeat,
): Promise<string> {
  const { type, id } = subject;
  const db = await database();
  return db.$transaction(async (tx) => {
    const turn = repeat && (await turnOf(tx, subject, repeat.sender, Boolean(effects.quarantine)));
    const revised = await repeat?.revise?.(tx);
    if (revised) {
      await rememberKey(tx, { subjectType: type, subjectId: revised }, effects);
      return revised;
    }
    await turn?.take();
    await createRow(tx, turn?.earlier);
    await writeEffects(tx, subject, effects);
    return id;
  });
}

/** The submission that was stored under a form's key, or `null`. */
export async function findByKey(scope: SubjectType, key: string) {
  const db = await database();
  return db.idempotencyKey.findUnique({
    where: { scope_key: { scope, key } },
    select: { requestHash: true, resourceId: true },
  });
}
