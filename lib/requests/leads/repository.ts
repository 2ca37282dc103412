import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { insert, type Statement } from '@/lib/platform/db/statements';
import { confirmedAt } from '@/lib/requests/links/repository';
import type { RequestReference } from '@/lib/requests/reference';
import { findRequest } from '@/lib/requests/repository';
import { record } from '@/lib/requests/trail-repository';
import { saleEnd } from './clock';
import { homeValue, isSaleRequest, type SaleRequest } from './facts';
import { classifyLead, isBetter } from './lead-class';
import { endOffers, tellOffice } from './offers-repository';
import { factsFor, openStages, type Qualification, stageTitles } from './qualification';
import { creditWithdrawn } from './reclaim-repository';

interface About {
  postalCode: string;
  propertyType: string;
}

/** The worker fills in the rest. */
const begun = (requestId: string, { postalCode, propertyType }: About, now: Date) => ({
  requestId,
  postalCode,
  propertyType,
  wishedAt: now,
  endsAt: saleEnd(now),
  createdAt: now,
});

export const qualificationBegun = (requestId: string, details: object, now: Date): Statement[] =>
  insert('Qualification', [begun(requestId, details as About, now)]);

export async function findQualification(
  requestId: string,
  tx?: Transaction,
): Promise<Qualification | null> {
  const db = tx ?? (await database());
  return db.qualification.findUnique({ where: { requestId } });
}

export async function findQualifications(
  ids: string[],
  tx?: Transaction,
): Promise<Map<string, Qualification>> {
  if (ids.length === 0) return new Map();
  const db = tx ?? (await database());
  const rows = await db.qualification.findMany({ where: { requestId: { in: ids } } });
  return new Map(rows.map((row) => [row.requestId, row]));
}

export async function joinedTo(requestId: string): Promise<string[]> {
  const db = await database();
  const rows = await db.qualification.findMany({
    where: { joinedTo: requestId },
    orderBy: { createdAt: 'asc' },
    select: { requestId: true },
  });
  return rows.map((row) => row.requestId);
}

/** By a link to the current address, else by the first call that reached the person. */
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

export async function takeFromSale(tx: Transaction, requestId: string, now: Date) {
  const data = { releasedAt: null, releasedBy: null, exception: null };
  await tx.qualification.update({ where: { requestId }, data });
  await endOffers(tx, requestId, 'expired', now);
}

/** A released lead leaves the sale once a stage that it had reached is no longer a fact. */
async function holdUnproven(
  tx: Transaction,
  request: SaleRequest,
  before: Qualification,
  now: Date,
) {
  const row = (await findQualification(request.id, tx))!;
  const known = openStages(before);
  const lost = openStages(row).filter((id) => !known.includes(id));
  if (!row.releasedAt || row.soldAt || lost.length === 0) return;
  await takeFromSale(tx, request.id, now);
  const after = { open: stageTitles(lost) };
  await record(tx, request, { actor: 'system', action: 'lead-held', after });
}

/** Also takes back a class that the facts no longer give. */
export async function requalify(tx: Transaction, requestId: string, now = new Date()) {
  const row = await findQualification(requestId, tx);
  const request = row && (await findRequest(requestId, tx));
  if (!row || !request || !isSaleRequest(request)) return;
  const contact = await verifiedContact(tx, request);
  const value = homeValue(request);
  const facts = factsFor(request, { ...row, ...contact, ...value });
  const { postalCode, propertyType } = request.details;
  const { class: byRule } = classifyLead(facts);
  const isAbove = row.setClass !== null && isBetter(row.setClass, byRule);
  await tx.qualification.update({
    where: { requestId },
    data: {
      ...contact,
      postalCode,
      propertyType,
      receivedAt: request.quarantine ? null : (row.receivedAt ?? request.createdAt),
      propertyAt: facts.missing.length === 0 ? (row.propertyAt ?? now) : null,
      ...value,
      // No class until the worker has checked whether the lead is the same person's second.
      class: row.class === null ? null : byRule,
      ...(isAbove && { setClass: null, setReason: null, setBy: null, setAt: null }),
    },
  });
  // An agency must not buy what is no longer true.
  if (row.class !== null && isBetter(row.class, byRule)) {
    await endOffers(tx, requestId, 'expired', now);
  }
  await holdUnproven(tx, request, row, now);
}

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

/** In the transaction of the consent or the renewed wish; the worker checks whose lead it is. */
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

/** Informs the office of an open offer, or the one that has the data: early enough, with a credit. */
export async function stopSale(tx: Transaction, { id }: { id: string }, now: Date) {
  await tx.qualification.updateMany({
    where: { requestId: id, stoppedAt: null },
    data: { stoppedAt: now },
  });
  await endOffers(tx, id, 'stopped', now);
  const delivery = await tx.leadDelivery.findUnique({ where: { requestId: id } });
  if (!delivery || delivery.withdrawnAt) return;
  await tx.leadDelivery.update({ where: { id: delivery.id }, data: { withdrawnAt: now } });
  await creditWithdrawn(tx, delivery, now);
  await tellOffice(tx, delivery.offerId, 'lead-withdrawn');
}

/**
 * The open offer is out of date and ends; the worker checks again whose lead it is.
 * @param isOtherContact address or number changed, so an earlier separation no longer applies
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

/** Fingerprints of a sold lead stay, and offers without their object. */
export async function forgetLead(tx: Transaction, requestId: string, now: Date) {
  await stopSale(tx, { id: requestId }, now);
  await tx.leadMark.deleteMany({ where: { requestId, isSold: false } });
  await tx.leadOffer.updateMany({ where: { requestId }, data: { object: {} } });
  // Requests that joined it, or resembled it unsold, are classified again.
  const isSold = (await tx.leadMark.count({ where: { requestId } })) > 0;
  await tx.qualification.updateMany({
    where: {
      OR: [{ joinedTo: requestId }, ...(isSold ? [] : [{ resembles: requestId }])],
      soldAt: null,
    },
    data: { joinedTo: null, resembles: null, class: null },
  });
}
