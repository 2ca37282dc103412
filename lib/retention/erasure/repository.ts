import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import type { SubjectReference, SubjectType } from '@/lib/submissions/subject';
import { tracesOf } from '../traces';

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
  mail?: ClosingMail;
  /** The request stays when it does not match (any more) */
  filter?: RequestFilter;
}

/** How the person of a deleted row was reached. */
interface StoredContact {
  email?: string | null;
  phone?: string | null;
  contactEmail?: string;
  contactPhone?: string;
}

/** What erasing needs of a table of requests. */
interface RequestTable {
  updateMany: (args: {
    where: RequestFilter & { id: string };
    data: { version: { increment: number } };
  }) => PromiseLike<{ count: number }>;
  delete: (args: { where: { id: string } }) => PromiseLike<StoredContact>;
  findMany: (args: {
    where: RequestFilter;
    select: { id: true };
    take: number;
  }) => PromiseLike<{ id: string }[]>;
  count: (args: { where: RequestFilter }) => PromiseLike<number>;
}

const TABLES: Record<SubjectType, (db: Transaction) => RequestTable> = {
  valuation: (db) => db.valuationRequest,
  lead: (db) => db.adLead,
  callback: (db) => db.callbackRequest,
  contact: (db) => db.contactRequest,
  inquiry: (db) => db.agentInquiry,
};

/** Deletes what belongs to a request, and reduces its audit rows to action and time. */
async function eraseTrail(tx: Transaction, reference: SubjectReference): Promise<string[]> {
  const { subjectType, subjectId } = reference;
  const mails = await tx.outboxMessage.findMany({ where: reference, select: { id: true } });
  await tx.outboxMessage.deleteMany({ where: reference });
  await tx.ownerLink.deleteMany({ where: reference });
  await tx.contactWish.deleteMany({ where: reference });
  await tx.document.deleteMany({ where: reference });
  await tx.searchTerm.deleteMany({ where: reference });
  await tx.appointment.deleteMany({ where: reference });
  // Under whichever scope: that of the form, and that of its senders.
  await tx.idempotencyKey.deleteMany({ where: { resourceId: subjectId } });
  // Not by the client, which would take it for a change of the request that came after.
  await tx.$executeRaw`UPDATE "AdLead" SET "repeatOf" = NULL WHERE "repeatOf" = ${subjectId}`;
  await tx.$executeRaw`UPDATE "ValuationRequest" SET "repeatOf" = NULL
    WHERE "repeatOf" = ${subjectId}`;
  await tx.$executeRaw`UPDATE "RequestEvent" SET "before" = NULL, "after" = NULL
    WHERE "subjectType" = ${subjectType} AND "subjectId" = ${subjectId}`;
  return mails.map(({ id }) => id);
}

/**
 * Deletes a request and everything of it but the proof of its consents, in one transaction; resolves
 * once it is committed.
 * @returns the ids of its mails, or `undefined` when there was no such request
 */
export async function eraseRequest(
  reference: SubjectReference,
  { requestedBy, mail, filter }: ErasureOrder,
): Promise<string[] | undefined> {
  const { subjectType, subjectId: id } = reference;
  const db = await database();
  return db.$transaction(async (tx) => {
    const table = TABLES[subjectType](tx);
    // Two at once wait for each other here, and the second finds nothing.
    const found = await table.updateMany({
      where: { ...filter, id },
      data: { version: { increment: 1 } },
    });
    if (found.count === 0) return undefined;
    const { contactEmail, contactPhone, email, phone } = await table.delete({ where: { id } });
    const traces = tracesOf({ email: contactEmail ?? email, phone: contactPhone ?? phone });
    const mails = await eraseTrail(tx, reference);
    await tx.erasure.create({ data: { ...reference, ...traces, requestedBy } });
    const actor = requestedBy === 'owner' ? 'visitor' : 'system';
    await tx.requestEvent.create({ data: { ...reference, actor, action: 'erased' } });
    if (mail) {
      const payload = mail.payload as Prisma.InputJsonObject;
      await tx.outboxMessage.create({ data: { ...reference, ...mail, payload, status: 'queued' } });
    }
    return mails;
  });
}

/** Ids of requests that match, at most so many. */
export async function findRequests(type: SubjectType, filter: RequestFilter, take: number) {
  const db = await database();
  return TABLES[type](db).findMany({ where: filter, select: { id: true }, take });
}

/** How many requests match. */
export async function countRequests(type: SubjectType, filter: RequestFilter): Promise<number> {
  const db = await database();
  return TABLES[type](db).count({ where: filter });
}
