import 'server-only';
import type { ConsentPurpose } from '@/lib/consent/wordings';
import { database, type Transaction } from '@/lib/platform/db/client';
import { queueMail, type NewMail } from '@/lib/mail/repository';
import type { Source } from '@/lib/submissions/repository';
import type { SubjectReference } from '@/lib/submissions/subject';
import { forbidCalls, putWish } from './contact-wish/repository';
import type { ContactWish } from './contact-wish/contact-wish';
import { confirmedAt, LINKS_REVOKED, markConfirmed, revokeLinks } from './links/repository';
import type { OwnConsent } from './own-request';

/** Mails to the office are no business of the person's. */
const TO_THE_OFFICE = 'office-notice';

/**
 * What stands around a request: consents, their uses, mails and events, oldest first but for mails, and
 * the meeting that is still to come.
 */
export async function findEffects({ subjectType, subjectId }: SubjectReference) {
  const db = await database();
  const where = { subjectType, subjectId };
  const oldestFirst = { where, orderBy: { createdAt: 'asc' } } as const;
  const [consents, uses, events, mails, appointment] = await Promise.all([
    db.consentRecord.findMany(oldestFirst),
    db.consentUse.findMany(oldestFirst),
    db.requestEvent.findMany(oldestFirst),
    db.outboxMessage.findMany({
      where: { ...where, template: { not: TO_THE_OFFICE } },
      orderBy: { createdAt: 'desc' },
    }),
    db.appointment.findFirst({
      where: { ...where, cancelledAt: null, startsAt: { gt: new Date() } },
      orderBy: { startsAt: 'asc' },
      select: { startsAt: true, minutes: true, place: true, note: true },
    }),
  ]);
  return { consents, uses, events, mails, appointment };
}

/** Adds to the audit trail what the person did; `after` names no personal data. */
export async function recordEvent(
  tx: Transaction,
  reference: SubjectReference,
  action: string,
  after?: Record<string, string | number | boolean>,
) {
  const { subjectType, subjectId } = reference;
  await tx.requestEvent.create({
    data: { subjectType, subjectId, actor: 'visitor', action, after },
  });
}

/**
 * Confirms an address by the link that was sent to it, once.
 * @param mail what the confirmation sets off, sent once for each address
 */
export async function storeConfirmation(
  reference: SubjectReference,
  linkId: string,
  address: string,
  mail?: NewMail,
) {
  const db = await database();
  await db.$transaction(async (tx) => {
    if (await confirmedAt(reference, address, tx)) return;
    await markConfirmed(tx, linkId, new Date());
    await recordEvent(tx, reference, 'email-confirmed');
    if (mail) await queueMail(tx, reference, mail);
  });
}

/** Writes down how somebody wants to be reached. */
export async function storeWish(reference: SubjectReference, wish: ContactWish) {
  const db = await database();
  await db.$transaction(async (tx) => {
    await putWish(tx, reference, wish);
    const { channel, doNotCall } = wish;
    await recordEvent(tx, reference, 'wish-changed', { channel, doNotCall });
  });
}

/** What a withdrawal brings about beside its row in the ledger. */
export interface WithdrawalEffects {
  forbidsCalls: boolean;
  /** Ends the request, and with it the mails that still wait */
  cancels: boolean;
  receipt?: NewMail;
}

async function cancel(tx: Transaction, { subjectType, subjectId }: SubjectReference) {
  const open = {
    where: { id: subjectId },
    data: { status: 'cancelled', dueAt: null, dueFor: null, version: { increment: 1 } },
  };
  if (subjectType === 'valuation') await tx.valuationRequest.updateMany(open);
  if (subjectType === 'lead') await tx.adLead.updateMany(open);
  if (subjectType === 'callback') await tx.callbackRequest.updateMany(open);
  if (subjectType === 'inquiry') await tx.agentInquiry.updateMany(open);
  await tx.outboxMessage.deleteMany({
    where: { subjectType, subjectId, status: { in: ['queued', 'held'] }, leaseToken: null },
  });
}

async function isWithdrawn(tx: Transaction, reference: SubjectReference, purpose: ConsentPurpose) {
  const last = await tx.consentRecord.findFirst({
    where: { ...reference, purpose },
    orderBy: { createdAt: 'desc' },
  });
  return last?.action === 'withdrawn';
}

/** Withdraws a consent, once; the row in the ledger repeats the very words that were agreed to. */
export async function storeWithdrawal(
  { subjectType, subjectId }: SubjectReference,
  { purpose, wording, version, wordingHash }: OwnConsent,
  source: Source,
  { forbidsCalls, cancels, receipt }: WithdrawalEffects,
) {
  const db = await database();
  const reference = { subjectType, subjectId };
  await db.$transaction(async (tx) => {
    if (await isWithdrawn(tx, reference, purpose)) return;
    const words = { purpose, wording, version, wordingHash, ...source };
    await tx.consentRecord.create({ data: { ...reference, ...words, action: 'withdrawn' } });
    if (purpose === 'partner') {
      const data = { partnerConsent: false, version: { increment: 1 } };
      await tx.adLead.updateMany({ where: { id: subjectId }, data });
    }
    if (forbidsCalls) await forbidCalls(tx, reference);
    if (cancels) await cancel(tx, reference);
    if (receipt) await queueMail(tx, reference, receipt);
    await recordEvent(tx, reference, 'consent-withdrawn', { purpose });
  });
}

/** Puts a mail into the outbox once more; `null` where it is not this request's. */
export async function findMail({ subjectType, subjectId }: SubjectReference, id: string) {
  const db = await database();
  return db.outboxMessage.findFirst({ where: { id, subjectType, subjectId } });
}

/** Sends a mail of a request again, as a new one to the address that holds now. */
export async function storeResend(reference: SubjectReference, mail: NewMail) {
  const db = await database();
  await db.$transaction(async (tx) => {
    await queueMail(tx, reference, mail);
    await recordEvent(tx, reference, 'mail-resent', { template: mail.template });
  });
}

/** Ends every link of a request. */
export async function storeRevocation(reference: SubjectReference) {
  const db = await database();
  await db.$transaction(async (tx) => {
    await revokeLinks(tx, reference, new Date());
    await recordEvent(tx, reference, LINKS_REVOKED);
  });
}
