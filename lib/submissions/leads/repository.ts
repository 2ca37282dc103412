import 'server-only';
import { database, type Transaction, insert } from '@/lib/platform/db/client';
import type { Statement } from '@/lib/platform/db/statements';
import { confirmedAt } from '@/lib/submissions/links/repository';
import type { SubmissionReference } from '@/lib/submissions/reference';
import { findSubmission } from '@/lib/submissions/repository';
import { record } from '@/lib/submissions/trail-repository';
import { saleEnd } from './clock';
import { homeValue, isSaleSubmission, type SaleSubmission } from './facts';
import { classifyLead, isBetter } from './lead-class';
import { withoutNotes } from './offer';
import { endOffers, tellAgency } from './offers-repository';
import { factsFor, openStages, stageTitles } from './qualification';
import { findQualification, type Qualification } from './qualification-repository';
import { creditWithdrawn } from './reclaim-repository';

interface About {
  postalCode: string;
  propertyType: string;
}

/** The worker fills in the rest. */
const begun = (submissionId: string, { postalCode, propertyType }: About, now: Date) => ({
  submissionId,
  postalCode,
  propertyType,
  wishedAt: now,
  endsAt: saleEnd(now),
  createdAt: now,
});

export const qualificationBegun = (submissionId: string, details: object, now: Date): Statement[] =>
  insert('Qualification', [begun(submissionId, details as About, now)]);

/** The first call that reached the person. */
export async function firstTalk(tx: Transaction, submissionId: string) {
  const calls = await tx.submissionEvent.findMany({
    where: { submissionId, action: 'called' },
    orderBy: { createdAt: 'asc' },
  });
  return calls.find(({ after }) => (after as { outcome?: string } | null)?.outcome === 'reached');
}

/** By a link to the current address, else by the first call that reached the person. */
async function verifiedContact(tx: Transaction, { id, email }: SaleSubmission) {
  const at = email ? await confirmedAt(id, email, tx) : undefined;
  if (at) return { contactAt: at, contactSource: 'mail' };
  const reached = await firstTalk(tx, id);
  return { contactAt: reached?.createdAt ?? null, contactSource: reached?.actor ?? null };
}

export async function takeFromSale(tx: Transaction, submissionId: string, now: Date) {
  const data = { releasedAt: null, releasedBy: null, exception: null };
  await tx.qualification.update({ where: { submissionId }, data });
  await endOffers(tx, submissionId, 'expired', now);
}

/** A released lead leaves the sale once a stage that it had reached is no longer a fact. */
async function holdUnproven(
  tx: Transaction,
  submission: SaleSubmission,
  before: Qualification,
  now: Date,
) {
  const row = (await findQualification(submission.id, tx))!;
  const known = openStages(before);
  const lost = openStages(row).filter((id) => !known.includes(id));
  if (!row.releasedAt || row.soldAt || lost.length === 0) return;
  await takeFromSale(tx, submission.id, now);
  const after = { open: stageTitles(lost) };
  await record(tx, submission, { actor: 'system', action: 'lead-held', after });
}

/** Also takes back a class that the facts no longer give. */
export async function requalify(tx: Transaction, submissionId: string, now = new Date()) {
  const row = await findQualification(submissionId, tx);
  const submission = row && (await findSubmission(submissionId, tx));
  if (!row || !submission || !isSaleSubmission(submission)) return;
  const contact = await verifiedContact(tx, submission);
  const value = homeValue(submission);
  const facts = factsFor(submission, { ...row, ...contact, ...value });
  const { postalCode, propertyType } = submission.details;
  const { class: byRule } = classifyLead(facts);
  const isAbove = row.setClass !== null && isBetter(row.setClass, byRule);
  await tx.qualification.update({
    where: { submissionId },
    data: {
      ...contact,
      postalCode,
      propertyType,
      receivedAt: submission.quarantine ? null : (row.receivedAt ?? submission.createdAt),
      propertyAt: facts.missing.length === 0 ? (row.propertyAt ?? now) : null,
      ...value,
      // No class until the worker has checked whether the lead is the same person's second.
      class: row.class === null ? null : byRule,
      ...(isAbove && { setClass: null, setReason: null, setBy: null, setAt: null }),
    },
  });
  // An agency must not buy what is no longer true.
  if (row.class !== null && isBetter(row.class, byRule)) {
    await endOffers(tx, submissionId, 'expired', now);
  }
  await holdUnproven(tx, submission, row, now);
}

export async function findNew(take: number): Promise<string[]> {
  const db = await database();
  const rows = await db.qualification.findMany({
    where: { class: null },
    orderBy: { createdAt: 'asc' },
    select: { submissionId: true },
    take,
  });
  return rows.map(({ submissionId }) => submissionId);
}

/** In the transaction of the consent or the renewed wish; the worker checks whose lead it is. */
export async function beginSale(tx: Transaction, reference: SubmissionReference, now: Date) {
  const submission = await findSubmission(reference.id, tx);
  if (!submission || !isSaleSubmission(submission)) return;
  const { id } = reference;
  await tx.qualification.upsert({
    where: { submissionId: id },
    create: begun(id, submission.details, now),
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

/** Informs the agency of an open offer, or the one that has the data: early enough, with a credit. */
export async function stopSale(tx: Transaction, { id }: { id: string }, now: Date) {
  await tx.qualification.updateMany({
    where: { submissionId: id, stoppedAt: null },
    data: { stoppedAt: now },
  });
  await endOffers(tx, id, 'stopped', now);
  for (const offer of await tx.leadOffer.findMany({ where: { submissionId: id } })) {
    const object = withoutNotes(offer.object);
    await tx.leadOffer.update({ where: { id: offer.id }, data: { object } });
  }
  const delivery = await tx.leadDelivery.findUnique({ where: { submissionId: id } });
  if (!delivery || delivery.withdrawnAt) return;
  await tx.leadDelivery.update({ where: { id: delivery.id }, data: { withdrawnAt: now } });
  await creditWithdrawn(tx, delivery, now);
  await tellAgency(tx, delivery.offerId, 'lead-withdrawn');
}

/**
 * The open offer is out of date and ends; the worker checks again whose lead it is.
 * @param isOtherContact address or number changed, so an earlier separation no longer applies
 */
export async function reopenQualification(
  tx: Transaction,
  submissionId: string,
  now: Date,
  isOtherContact: boolean,
) {
  const row = await findQualification(submissionId, tx);
  if (!row || row.soldAt) return;
  await endOffers(tx, submissionId, 'expired', now);
  await requalify(tx, submissionId, now);
  const isSeparate = row.isSeparate && !isOtherContact;
  const data = { class: null, resembles: null, isSeparate };
  await tx.qualification.update({ where: { submissionId }, data });
}

/** Fingerprints of a sold lead stay, and offers without their object. */
export async function forgetLead(tx: Transaction, submissionId: string, now: Date) {
  await stopSale(tx, { id: submissionId }, now);
  await tx.leadFingerprint.deleteMany({ where: { submissionId, isSold: false } });
  await tx.leadOffer.updateMany({ where: { submissionId }, data: { object: {} } });
  await tx.leadDelivery.updateMany({ where: { submissionId }, data: { soldFor: null } });
  // Submissions that joined it, or resembled it unsold, are classified again.
  const isSold = (await tx.leadFingerprint.count({ where: { submissionId } })) > 0;
  await tx.qualification.updateMany({
    where: {
      OR: [{ joinedTo: submissionId }, ...(isSold ? [] : [{ resembles: submissionId }])],
      soldAt: null,
    },
    data: { joinedTo: null, resembles: null, class: null },
  });
}
