import 'server-only';
import { record } from '@/lib/submissions/trail-repository';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { type NewMail, queueMail } from '@/lib/platform/mail/repository';
import { findLedger } from '@/lib/submissions/consent/repository';
import { noteConfirmation } from '@/lib/submissions/statistics/steps-repository';
import type { SubmissionReference } from '@/lib/submissions/reference';
import { putWish } from '../contact-wish/repository';
import type { ContactWish } from '../contact-wish/contact-wish';
import { requalify } from '@/lib/submissions/leads/repository';
import { confirmedAt, endAccess, endEarlierAccess, markConfirmed } from '../links/repository';
import { followPerson } from './consent-repository';

/** Not shown to the person. */
const TO_THE_OFFICE = 'office-notice';

export async function findOwnEffects(submissionId: string) {
  const db = await database();
  const [ledger, mails, appointment] = await Promise.all([
    findLedger(submissionId),
    db.outboxMessage.findMany({
      where: { submissionId, template: { not: TO_THE_OFFICE } },
      orderBy: { createdAt: 'desc' },
    }),
    db.appointment.findFirst({
      where: { submissionId, cancelledAt: null, startsAt: { gt: new Date() } },
      orderBy: { startsAt: 'asc' },
      select: { startsAt: true, minutes: true, place: true, note: true },
    }),
  ]);
  return { ...ledger, mails, appointment };
}

async function isAddressChanged(tx: Transaction, submissionId: string) {
  const corrections = await tx.submissionEvent.findMany({
    where: { submissionId, action: 'corrected' },
    select: { after: true },
  });
  return corrections.some(({ after }) => {
    const { fields } = (after ?? {}) as { fields?: string };
    return fields?.split(', ').includes('email');
  });
}

/**
 * Confirms an address. One that was changed ends older links and passes, which strangers may have.
 * @returns false if the submission has another address now
 */
export async function storeConfirmation(
  reference: SubmissionReference,
  linkId: string,
  address: string,
  mail?: NewMail,
) {
  return transaction(async (tx) => {
    // Locks the submission against a concurrent change of its address.
    const held = await tx.$executeRaw`
      UPDATE "Submission" SET "version" = "version"
      WHERE "id" = ${reference.id} AND "email" = ${address}`;
    if (held === 0) return false;
    if (await confirmedAt(reference.id, address, tx)) return true;
    const now = new Date();
    await markConfirmed(tx, linkId, now);
    if (await isAddressChanged(tx, reference.id)) await endEarlierAccess(tx, reference, linkId);
    await noteConfirmation(tx, reference.id, now);
    await record(tx, reference, { actor: 'visitor', action: 'email-confirmed' });
    await followPerson(tx, reference);
    await requalify(tx, reference.id);
    if (mail) await queueMail(tx, { submissionId: reference.id, ...mail });
    return true;
  });
}

export async function storeWish(reference: SubmissionReference, wish: ContactWish) {
  await transaction(async (tx) => {
    await putWish(tx, reference.id, wish);
    const { channel, doNotCall } = wish;
    await record(tx, reference, {
      actor: 'visitor',
      action: 'wish-changed',
      after: { channel, doNotCall },
    });
  });
}

export async function findMail(submissionId: string, id: string) {
  const db = await database();
  return db.outboxMessage.findFirst({ where: { id, submissionId } });
}

/** Queues it as a new mail to the current address. */
export async function storeResend(reference: SubmissionReference, mail: NewMail) {
  await transaction(async (tx) => {
    await queueMail(tx, { submissionId: reference.id, ...mail });
    await record(tx, reference, {
      actor: 'visitor',
      action: 'mail-resent',
      after: { template: mail.template },
    });
  });
}

export async function storeRevocation(reference: SubmissionReference) {
  await transaction(async (tx) => {
    await endAccess(tx, reference);
  });
}
