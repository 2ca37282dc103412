import 'server-only';
import { createHash } from 'node:crypto';
import { CONSENT_VERSION, CONSENT_WORDINGS, type ConsentPurpose } from '@/lib/consent/wordings';
import { database, type Transaction } from '@/lib/db/client';
import type { Quarantine } from './spam';

/** The portal's forms, by the name under which keys, consents, mails and audit rows are filed. */
export type SubjectType = 'valuation' | 'contact' | 'lead' | 'callback' | 'inquiry';

/** What every form leaves behind besides its own row. */
export interface SubmissionTrail {
  sourcePage: string;
  consents: ConsentPurpose[];
  mails: { template: string; recipient: string }[];
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

async function writeTrail(tx: Transaction, { type, id, after }: Subject, trail: SubmissionTrail) {
  const reference = { subjectType: type, subjectId: id };
  if (trail.idempotency) {
    await tx.idempotencyKey.create({
      data: { ...trail.idempotency, scope: type, resourceId: id },
    });
  }
  await tx.consentRecord.createMany({
    data: trail.consents.map((purpose) => {
      const wording = CONSENT_WORDINGS[purpose];
      return {
        ...reference,
        purpose,
        action: 'given',
        wording,
        version: CONSENT_VERSION,
        wordingHash: createHash('sha256').update(wording).digest('hex'),
        sourcePage: trail.sourcePage,
      };
    }),
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
}

/**
 * Writes a form's own row with its consents, mails, audit row and idempotency key in one
 * transaction; resolves once it is committed.
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

/** The submission that was stored under a form's key, or `null`. */
export async function findByKey(scope: SubjectType, key: string) {
  const db = await database();
  return db.idempotencyKey.findUnique({
    where: { scope_key: { scope, key } },
    select: { requestHash: true, resourceId: true },
  });
}
