import 'server-only';
import { randomUUID } from 'node:crypto';
import { holdAgency } from '@/lib/agencies/repository';
import { billingMonth } from '@/lib/agencies/agency';
import { STAGES } from '@/lib/agencies/stages';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { queueMail } from '@/lib/platform/mail/repository';
import { addUse, lastConsent } from '@/lib/submissions/consent/repository';
import { withdrawnElsewhere } from '@/lib/submissions/person/repository';
import { findSubmission, lockSubmission } from '@/lib/submissions/repository';
import { record } from '@/lib/submissions/trail-repository';
import { type Certificate, signCertificate } from './certificate';
import { isSaleSubmission, type SaleSubmission } from './facts';
import { barredText, offerState } from './offer';
import { capacityOf, findOffer, tellAgency } from './offers-repository';
import { classOf, stagesOf } from './qualification';
import { WEBHOOK } from './webhook';
import { type Qualification, findQualification, isOnSale } from './qualification-repository';

const HOUR = 60 * 60 * 1000;

const gone = (message: string) => new AppError('conflict', message);

const OVER: Record<string, string> = {
  accepted: 'Sie haben diesen Lead schon angenommen.',
  declined: 'Sie haben diesen Lead abgelehnt.',
  expired: 'Die Frist für dieses Angebot ist abgelaufen.',
  stopped: 'Der Eigentümer hat die Weitergabe gestoppt. Dieser Lead wird nicht mehr verkauft.',
};

/** The consent to pass a lead on, unless the person has withdrawn it since, here or in another submission. */
async function standingConsent(tx: Transaction, submissionId: string) {
  const last = await lastConsent(tx, submissionId, 'partner');
  const since = (await withdrawnElsewhere(tx, submissionId)).get('partner');
  return last?.action === 'given' && !(since && since > last.createdAt) ? last : undefined;
}

function certificateOf({
  submission,
  row,
  consent,
  now,
}: {
  submission: SaleSubmission;
  row: Qualification;
  consent: NonNullable<Awaited<ReturnType<typeof standingConsent>>>;
  now: Date;
}): Certificate {
  const { class: leadClass, reasons } = classOf(submission, row);
  const stages = stagesOf(row);
  return {
    consent: {
      wording: consent.wording,
      version: consent.version,
      hash: consent.wordingHash,
      givenAt: consent.createdAt.toISOString(),
      sourcePage: consent.sourcePage,
    },
    contact: row.contactAt
      ? {
          at: row.contactAt.toISOString(),
          how: row.contactSource === 'mail' ? 'mail' : 'call',
        }
      : undefined,
    stages: STAGES.map(({ id, title }) => ({
      title,
      at: stages.find((stage) => stage.id === id)?.at?.toISOString(),
    })),
    class: leadClass,
    reasons,
    postalCode: submission.details.postalCode,
    propertyType: submission.details.propertyType,
    ageHours: Math.floor((now.getTime() - row.wishedAt.getTime()) / HOUR),
    wishedAt: row.wishedAt.toISOString(),
    deliveredAt: now.toISOString(),
  };
}

/** @returns whether it may be delivered */
async function sell(tx: Transaction, submissionId: string, now: Date): Promise<boolean> {
  const sold = await tx.$executeRaw`UPDATE "Qualification" SET "soldAt" = ${now}
    WHERE "submissionId" = ${submissionId} AND ${isOnSale(now)}`;
  return sold === 1;
}

/**
 * Gives the contact data to the agency. Delivery, certificate, use of the consent and mails are one
 * transaction; accepting again changes nothing.
 * @throws AppError `not_found` (404), `conflict` (409) if the offer is over
 */
export async function acceptOffer(
  offerId: string,
  now = new Date(),
): Promise<{ id: string; isNew: boolean }> {
  return transaction(async (tx) => {
    const known = await findOffer(offerId, tx);
    if (!known) throw new AppError('not_found', 'Dieses Angebot gibt es nicht mehr.');
    const { submissionId, agencyId } = known;
    // The same lock order everywhere: submission, agency, lead.
    await lockSubmission(tx, submissionId);
    const agency = (await holdAgency(tx, agencyId))!;
    const offer = (await findOffer(offerId, tx))!;
    if (offer.delivery) return { id: offer.delivery.id, isNew: false };
    const state = offerState(offer, now);
    if (state === 'barred') throw gone(barredText(offer.agency, now));
    if (state !== 'open') throw gone(OVER[state] ?? OVER.expired!);
    const capacity = await capacityOf(tx, agency, now);
    // Counts include this open offer, also in a month that has begun since.
    const isBeyond =
      offer.billing === 'package' ? capacity.taken > capacity.limit : capacity.singles < 0;
    if (isBeyond) throw gone('Ihr Kontingent ist aufgebraucht. Bitte rufen Sie uns an.');
    const [submission, row] = [
      await findSubmission(submissionId, tx),
      await findQualification(submissionId, tx),
    ];
    const consent = await standingConsent(tx, submissionId);
    if (!submission || !row || !isSaleSubmission(submission) || !consent) throw gone(OVER.stopped!);
    if (!(await sell(tx, submissionId, now))) {
      throw gone(row.stoppedAt ? OVER.stopped! : OVER.expired!);
    }
    const id = randomUUID();
    const sold = { ...row, soldAt: now };
    const certificate = certificateOf({ submission, row: sold, consent, now });
    const { class: leadClass, priceCents, billing } = offer;
    const taken = await tx.leadOffer.updateMany({
      where: { id: offerId, state: 'open' },
      data: { state: 'accepted', endedAt: now, openFor: null },
    });
    // Declined or expired in the meantime.
    if (taken.count === 0) throw gone(OVER.expired!);
    await tx.leadDelivery.create({
      data: {
        id,
        offerId,
        submissionId,
        agencyId,
        month: billingMonth(now),
        class: leadClass,
        priceCents,
        billing,
        deliveredAt: now,
        certificate,
        signature: signCertificate(id, certificate),
      },
    });
    if (billing === 'single') {
      await tx.agency.update({ where: { id: agencyId }, data: { singleOrders: { decrement: 1 } } });
    }
    const { office, webhookUrl } = agency;
    await tx.leadFingerprint.updateMany({ where: { submissionId }, data: { isSold: true } });
    await addUse(tx, submission, { purpose: 'partner', kind: 'delivery', detail: office });
    await record(tx, submission, { actor: 'system', action: 'lead-delivered', after: { office } });
    const payload = { offerId };
    if (submission.email) {
      const recipient = submission.email;
      await queueMail(tx, { submissionId, template: 'passed-on', recipient, payload });
    }
    await tellAgency(tx, offerId, 'lead-delivered');
    if (webhookUrl) {
      await queueMail(tx, { template: WEBHOOK, recipient: webhookUrl, payload, agencyId });
    }
    return { id, isNew: true };
  });
}

/** @throws AppError `not_found` (404), `conflict` (409) if the offer is over */
export async function declineOffer(offerId: string, now = new Date()): Promise<void> {
  const db = await database();
  const { count } = await db.leadOffer.updateMany({
    where: { id: offerId, state: 'open', endsAt: { gt: now } },
    data: { state: 'declined', endedAt: now, openFor: null },
  });
  if (count === 1) return;
  const offer = await findOffer(offerId);
  if (!offer) throw new AppError('not_found', 'Dieses Angebot gibt es nicht mehr.');
  if (offer.state === 'declined') return;
  throw gone(OVER[offer.state] ?? OVER.expired!);
}
