import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { insert, type Statement } from '@/lib/platform/db/statements';
import { confirmedAt } from '@/lib/requests/links/repository';
import type { RequestReference } from '@/lib/requests/reference';
import { findRequest } from '@/lib/requests/repository';
import { saleEnd } from './clock';
import { homeValue, isSaleRequest, type SaleRequest } from './facts';
import { classify } from './lead-class';
import { endOffers, tellOffice } from './offers-repository';
import { factsFor, type Qualification } from './qualification';

interface About {
  postalCode: string;
  propertyType: string;
}

/** What is stored when a request may be passed on: its clock begins. The worker looks at all the rest. */
const begun = (requestId: string, { postalCode, propertyType }: About, now: Date) => ({
  requestId,
  postalCode,
  propertyType,
  wishedAt: now,
  endsAt: saleEnd(now),
  createdAt: now,
});

/** The same as a statement. */
export const qualificationBegun = (requestId: string, details: object, now: Date): Statement[] =>
  insert('Qualification', [begun(requestId, details as About, now)]);

/** A request's way to an office, if it is on one. */
export async function findQualification(
  requestId: string,
  tx?: Transaction,
): Promise<Qualification | null> {
  const db = tx ?? (await database());
  return db.qualification.findUnique({ where: { requestId } });
}

/** The same of many, by the ids of their requests. */
export async function findQualifications(ids: string[]): Promise<Map<string, Qualification>> {
  if (ids.length === 0) return new Map();
  const db = await database();
  const rows = await db.qualification.findMany({ where: { requestId: { in: ids } } });
  return new Map(rows.map((row) => [row.requestId, row]));
}

/** The requests that have joined this one. */
export async function joinedTo(requestId: string): Promise<string[]> {
  const db = await database();
  const rows = await db.qualification.findMany({
    where: { joinedTo: requestId },
    orderBy: { createdAt: 'asc' },
    select: { requestId: true },
  });
  return rows.map((row) => row.requestId);
}

/**
 * How the contact was verified: by the link in a mail to the address that holds now, else by the first
 * call that reached the person.
 */
async function verifiedContact(tx: Transaction, { id, email }: SaleRequest) {
  const at = email ? await confirmedAt(id, email, tx) : undefined;
  if (at) return { contactAt: at, contactSource: 'mail' };
  const calls = await tx.requestEvent.findMany({
    where: { requestId: id, action: 'called' },
    orderBy: { createdAt: 'asc' },
  });
  const reached = calls.find(
    ({ after }) => (after as { outcome?: string } | null)?.outcome === 'reached',
  );
  return { contactAt: reached?.createdAt ?? null, contactSource: reached?.actor ?? null };
}

/** Computes stages, value and class from what is stored, in the transaction of what has changed. */
export async function requalify(tx: Transaction, requestId: string, now = new Date()) {
  const row = await findQualification(requestId, tx);
  const request = row && (await findRequest(requestId, tx));
  if (!row || !request || !isSaleRequest(request)) return;
  const contact = await verifiedContact(tx, request);
  const value = homeValue(request);
  const facts = factsFor(request, { ...row, ...contact, ...value });
  const { postalCode, propertyType } = request.details;
  await tx.qualification.update({
    where: { requestId },
    data: {
      ...contact,
      postalCode,
      propertyType,
      receivedAt: request.quarantine ? null : (row.receivedAt ?? request.createdAt),
      propertyAt: facts.missing.length === 0 ? (row.propertyAt ?? now) : null,
      ...value,
      // One that the worker has not looked at yet may be the same person's second, and is offered to no office.
      class: row.class === null ? null : classify(facts).class,
    },
  });
}

/** Ids of requests that have been permitted and that nobody has looked at yet. */
export async function findNew(take: number): Promise<string[]> {
  const db = await database();
  const rows = await db.qualification.findMany({
    where: { class: null },
    orderBy: { createdAt: 'asc' },
    select: { requestId: true },
    take,
  });
  return rows.map(({ requestId }) => requestId);
}

/**
 * The owner permits passing on, or says again that the home is to be sold: the clock of this request starts
 * once more, in the transaction of the consent, and the worker looks at whose lead it is.
 */
export async function beginSale(tx: Transaction, reference: RequestReference, now: Date) {
  const request = await findRequest(reference.id, tx);
  if (!request || !isSaleRequest(request)) return;
  const { id } = reference;
  await tx.qualification.upsert({
    where: { requestId: id },
    create: begun(id, request.details, now),
    update: {
      wishedAt: now,
      endsAt: saleEnd(now),
      stoppedAt: null,
      joinedTo: null,
      resembles: null,
      class: null,
    },
  });
}

/**
 * Takes a request out of the sale, in the transaction in which its owner has stopped it: an open offer ends,
 * and the office is told, also the one that has the data already.
 */
export async function stopSale(tx: Transaction, { id }: { id: string }, now: Date) {
  await tx.qualification.updateMany({
    where: { requestId: id, stoppedAt: null },
    data: { stoppedAt: now },
  });
  await endOffers(tx, id, 'stopped', now);
  const delivery = await tx.leadDelivery.findUnique({ where: { requestId: id } });
  if (!delivery || delivery.withdrawnAt) return;
  await tx.leadDelivery.update({ where: { id: delivery.id }, data: { withdrawnAt: now } });
  await tellOffice(tx, delivery.offerId, 'lead-withdrawn');
}

/**
 * What was sent of a home or a person has changed: an open offer tells what is no longer so and ends, and
 * the worker looks again at whose lead it is.
 * @param isOtherContact under another address or number: that an employee called it another person's than one
 *   that it resembled says nothing of these
 */
export async function reopenQualification(
  tx: Transaction,
  requestId: string,
  now: Date,
  isOtherContact: boolean,
) {
  const row = await findQualification(requestId, tx);
  if (!row || row.soldAt) return;
  await endOffers(tx, requestId, 'expired', now);
  await requalify(tx, requestId, now);
  const isSeparate = row.isSeparate && !isOtherContact;
  const data = { class: null, resembles: null, isSeparate };
  await tx.qualification.update({ where: { requestId }, data });
}

/** What stays of a lead whose request is deleted: marks of a sold one, and offers without the object. */
export async function forgetLead(tx: Transaction, requestId: string, now: Date) {
  await stopSale(tx, { id: requestId }, now);
  await tx.leadMark.deleteMany({ where: { requestId, isSold: false } });
  await tx.leadOffer.updateMany({ where: { requestId }, data: { object: {} } });
  // What has joined it, or resembled it while it was not sold, is looked at again by itself.
  const isSold = (await tx.leadMark.count({ where: { requestId } })) > 0;
  await tx.qualification.updateMany({
    where: {
      OR: [{ joinedTo: requestId }, ...(isSold ? [] : [{ resembles: requestId }])],
      soldAt: null,
    },
    data: { joinedTo: null, resembles: null, class: null },
  });
}
