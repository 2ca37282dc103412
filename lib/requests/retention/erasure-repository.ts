import 'server-only';
import { record } from '@/lib/requests/trail-repository';
import { database, type Transaction } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { queuedMail } from '@/lib/platform/mail/repository';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { forgetLead } from '@/lib/requests/leads/repository';
import { leaveMain } from '@/lib/requests/person/repository';
import { tracesOf } from '../traces';
import { listErasure } from './erasure-list';

/** Which requests of a form are meant. */
export interface RequestFilter {
  /** Not changed after this moment */
  updatedAt?: { lte: Date };
  /** Set aside by a spam check, or not */
  quarantine?: { not: null } | null;
}

/** A mail that tells of the deletion. It may name the person: it goes as soon as it is delivered. */
export interface ClosingMail {
  template: string;
  recipient: string;
  payload: object;
}

export interface ErasureOrder {
  requestedBy: 'owner' | 'retention';
  /** When it was erased before, where a restore has brought it back */
  erasedAt?: Date;
  mail?: ClosingMail;
  /** The request stays when it does not match (any more) */
  filter?: RequestFilter;
}

/** Takes what names somebody out of the audit trail of a request, and deletes what no table refers to. */
async function eraseTrail(tx: Transaction, requestId: string): Promise<void> {
  // Under whichever scope: that of the form, and that of its senders.
  await tx.idempotencyKey.deleteMany({ where: { resourceId: requestId } });
  await tx.$executeRaw`UPDATE "RequestEvent" SET "before" = NULL, "after" = NULL
    WHERE "requestId" = ${requestId}`;
}

/**
 * Deletes a request and everything of it but the proof of its consents, in one transaction; resolves
 * once it is committed.
 * @returns the ids of its mails, or `undefined` when there was no such request
 */
export async function eraseRequest(
  id: string,
  { requestedBy, erasedAt = new Date(), mail, filter }: ErasureOrder,
): Promise<string[] | undefined> {
  const db = await database();
  return db.$transaction(async (tx) => {
    // In the order of a form that is sent again, which holds the key of its sender and then refers to the
    // request: so neither waits for what the other holds.
    const keys = { where: { resourceId: id }, data: { resourceId: id } };
    await tx.idempotencyKey.updateMany(keys);
    // Two at once wait for each other here, and the second finds nothing.
    const found = await tx.request.updateMany({
      where: { ...filter, id },
      data: { version: { increment: 1 } },
    });
    if (found.count === 0) return undefined;
    await forgetLead(tx, id, new Date());
    await leaveMain(tx, id);
    const mails = await tx.outboxMessage.findMany({
      where: { requestId: id },
      select: { id: true },
    });
    // Links, wishes, documents, mails and whatever else refers to it go with it.
    const { kind, email, phone } = await tx.request.delete({ where: { id } });
    await eraseTrail(tx, id);
    const erasure = { requestKind: kind, requestId: id, requestedBy, erasedAt };
    await tx.erasure.create({ data: { ...erasure, ...tracesOf({ email, phone }) } });
    const actor = requestedBy === 'owner' ? 'visitor' : 'system';
    await record(tx, { kind, id }, { actor, action: 'erased', createdAt: erasedAt });
    if (mail) {
      const payload = mail.payload as Prisma.InputJsonObject;
      await tx.outboxMessage.create({
        data: queuedMail({ erasedId: id, ...mail, payload }),
      });
    }
    // Before the commit: what is erased is on the list, whenever the power goes.
    await listErasure(erasure);
    return mails.map((each) => each.id);
  });
}

/** Ids of requests that match, at most so many. */
export async function findMatching(kind: RequestKind, filter: RequestFilter, take: number) {
  const db = await database();
  return db.request.findMany({ where: { kind, ...filter }, select: { id: true }, take });
}

/** How many requests match. */
export async function countMatching(kind: RequestKind, filter: RequestFilter): Promise<number> {
  const db = await database();
  return db.request.count({ where: { kind, ...filter } });
}
