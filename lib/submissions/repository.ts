import 'server-only';
import { createHash } from 'node:crypto';
import { CONSENT_VERSION, CONSENT_WORDINGS, type ConsentPurpose } from '@/lib/consent/wordings';
import { database, type Transaction } from '@/lib/db/client';

/** What every form leaves behind besides its own row. */
export interface SubmissionTrail {
  sourcePage: string;
  consents: ConsentPurpose[];
  mails: { template: string; recipient: string }[];
  /** Its mails wait until an employee has released it */
  held: boolean;
  idempotency?: { scope: string; key: string; requestHash: string };
}

export interface Subject {
  type: 'valuation';
  id: string;
  /** What the audit trail keeps of the new row; no personal data */
  after: Record<string, string | number | null>;
}

/** Writes consents, mails, audit row and idempotency key inside the form's own transaction. */
export async function writeTrail(tx: Transaction, subject: Subject, trail: SubmissionTrail) {
  const reference = { subjectType: subject.type, subjectId: subject.id };
  if (trail.idempotency) {
    await tx.idempotencyKey.create({ data: { ...trail.idempotency, resourceId: subject.id } });
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
      status: trail.held ? 'held' : 'queued',
    })),
  });
  await tx.requestEvent.create({
    data: { ...reference, actor: 'visitor', action: 'created', after: subject.after },
  });
}

/** The submission that was stored under a key, or `null`. */
export async function findByKey(scope: string, key: string) {
  const db = await database();
  return db.idempotencyKey.findUnique({
    where: { scope_key: { scope, key } },
    select: { requestHash: true, resourceId: true },
  });
}
