import 'server-only';
import { record } from '@/lib/submissions/trail-repository';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { queueMail } from '@/lib/platform/mail/repository';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { forgetLead } from '@/lib/submissions/leads/repository';
import { leaveMain } from '@/lib/submissions/person/repository';
import { tracesOf } from '../traces';
import { listErasure } from './erasure-list';

export interface SubmissionFilter {
  /** Not changed after this moment */
  updatedAt?: { lte: Date };
  quarantine?: { not: null } | null;
}

/** It may name the person and is deleted once it is delivered. */
export interface ClosingMail {
  template: string;
  recipient: string;
  payload: object;
}

export interface ErasureOrder {
  requestedBy: 'owner' | 'retention';
  /** When it was first erased, after a restore */
  erasedAt?: Date;
  mail?: ClosingMail;
  /** A submission that does not match stays */
  filter?: SubmissionFilter;
}

/** Also deletes the keys that no foreign key covers. */
async function eraseTrail(tx: Transaction, submissionId: string): Promise<void> {
  // In all scopes: that of the form and that of its senders.
  await tx.idempotencyKey.deleteMany({ where: { resourceId: submissionId } });
  await tx.$executeRaw`UPDATE "SubmissionEvent" SET "before" = NULL, "after" = NULL
    WHERE "submissionId" = ${submissionId}`;
}

/** The proof of consents stays. @returns the ids of the mails, or `undefined` without a submission */
export async function eraseStoredSubmission(
  id: string,
  { requestedBy, erasedAt = new Date(), mail, filter }: ErasureOrder,
): Promise<string[] | undefined> {
  return transaction(async (tx) => {
    // Lock the keys before the submission, in the order of a repeated form, so that the two cannot deadlock.
    const keys = { where: { resourceId: id }, data: { resourceId: id } };
    await tx.idempotencyKey.updateMany(keys);
    // Locks the submission: a second erasure waits and then finds nothing.
    const found = await tx.submission.updateMany({
      where: { ...filter, id },
      data: { version: { increment: 1 } },
    });
    if (found.count === 0) return undefined;
    await forgetLead(tx, id, new Date());
    await leaveMain(tx, id);
    const mails = await tx.outboxMessage.findMany({
      where: { submissionId: id },
      select: { id: true },
    });
    // The database deletes links, wishes, documents and mails with it.
    const { kind, email, phone } = await tx.submission.delete({ where: { id } });
    await eraseTrail(tx, id);
    const erasure = { submissionKind: kind, submissionId: id, requestedBy, erasedAt };
    await tx.erasure.create({ data: { ...erasure, ...tracesOf({ email, phone }) } });
    const actor = requestedBy === 'owner' ? 'visitor' : 'system';
    await record(tx, { kind, id }, { actor, action: 'erased', createdAt: erasedAt });
    if (mail) await queueMail(tx, { erasedId: id, ...mail });
    // Before the commit, so that a power cut cannot lose it.
    await listErasure(erasure);
    return mails.map((each) => each.id);
  });
}

export async function findMatching(kind: SubmissionKind, filter: SubmissionFilter, take: number) {
  const db = await database();
  return db.submission.findMany({ where: { kind, ...filter }, select: { id: true }, take });
}

export async function countMatching(
  kind: SubmissionKind,
  filter: SubmissionFilter,
): Promise<number> {
  const db = await database();
  return db.submission.count({ where: { kind, ...filter } });
}
