import 'server-only';
import { createHash } from 'node:crypto';
import { enqueue } from '@/lib/back-office/queue/entry/repository';
import { CONSENT_VERSION, CONSENT_WORDINGS, type ConsentPurpose } from '@/lib/consent/wordings';
import { database, type Transaction } from '@/lib/db/client';
import type { Quarantine } from './spam';
import type { SubjectReference, SubjectType } from './subject';

/** What every form leaves behind besides its own row. */
export interface SubmissionTrail {
  sourcePage: string;
  consents: ConsentPurpose[];
  mails: { template: string; recipient: string; payload?: object }[];
  /** Set when a spam check tripped: the mails wait until an employee has released the request */
  quarantine?: Quarantine;
  idempotency?: { key: string; requestHash: string };
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
  { action, sourcePage }: { action: 'given' | 'withdrawn'; sourcePage: string },
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
      };
    }),
  });
}

async function rememberKey(tx: Transaction, reference: SubjectReference, trail: SubmissionTrail) {
  if (!trail.idempotency) return;
  const { subjectType: scope, subjectId: resourceId } = reference;
  await tx.idempotencyKey.create({ data: { ...trail.idempotency, scope, resourceId } });
}

async function writeTrail(tx: Transaction, { type, id, after }: Subject, trail: SubmissionTrail) {
  const reference = { subjectType: type, subjectId: id };
  await rememberKey(tx, reference, trail);
  await recordConsents(tx, reference, trail.consents, {
    action: 'given',
    sourcePage: trail.sourcePage,
  });
  await tx.outboxMessage.createMany({
    data: trail.mails.map((mail) => ({
      ...reference,
      ...mail,
      status: trail.quarantine ? 'held' : 'queued',
    })),
  });
  await tx.requestEvent.create({
    data: {
      ...reference,
      actor: 'visitor',
      action: 'created',
      after: { ...after, quarantine: trail.quarantine ?? null },
    },
  });
  await enqueue(tx, type, id);
}

/**
 * Writes a form's own row with its consents, mails, audit row, idempotency key and place in the
 * employees' queue in one transaction; resolves once it is committed.
 */
export async function storeSubmission(
  subject: Subject,
  trail: SubmissionTrail,
  createRow: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    await createRow(tx);
    await writeTrail(tx, subject, trail);
  });
}

/** How a form recognises someone who sends it again, and what it then does. */
export interface Repeat {
  /** Keyed hash that names the sender and what it is about */
  sender: string;
  /** Milliseconds within which sending again means the same */
  window: number;
  /**
   * Brings the earlier row up to date and adds what has changed to its trail; no mail is sent. False
   * when the row is there no longer.
   */
  revise: (tx: Transaction, earlierId: string) => Promise<boolean>;
}

/**
 * The row that a sender has stored last, this one if there is none. Two at once wait for each other
 * here, because both write to one row.
 */
async function lastOf(tx: Transaction, { type, id }: Subject, sender: string) {
  const where = { scope_key: { scope: `${type}-sender`, key: sender } };
  const last = await tx.idempotencyKey.upsert({
    where,
    create: { ...where.scope_key, requestHash: '', resourceId: id },
    update: { requestHash: '' },
  });
  const replace = () =>
    tx.idempotencyKey.update({ where, data: { resourceId: id, createdAt: new Date() } });
  return { ...last, replace };
}

/**
 * As {@link storeSubmission}, but the same sender within a moment leads to the earlier row.
 * @returns the id of the row that now holds the answers
 */
export async function storeOncePerSender(
  subject: Subject,
  trail: SubmissionTrail,
  createRow: (tx: Transaction) => Promise<unknown>,
  { sender, window, revise }: Repeat,
): Promise<string> {
  const { type, id } = subject;
  const db = await database();
  return db.$transaction(async (tx) => {
    const last = await lastOf(tx, subject, sender);
    if (last.resourceId !== id) {
      const isRecent = Date.now() - last.createdAt.getTime() < window;
      if (isRecent && (await revise(tx, last.resourceId))) {
        await rememberKey(tx, { subjectType: type, subjectId: last.resourceId }, trail);
        return last.resourceId;
      }
      await last.replace();
    }
    await createRow(tx);
    await writeTrail(tx, subject, trail);
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
