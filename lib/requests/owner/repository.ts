import 'server-only';
import { record } from '@/lib/requests/trail-repository';
import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';
import { database, type Transaction } from '@/lib/platform/db/client';
import { queueMail, type NewMail } from '@/lib/platform/mail/repository';
import {
  findLedger,
  lastAction,
  recordConsents,
  type Source,
} from '@/lib/requests/consent/repository';
import { noteConfirmation, noteStatus } from '@/lib/requests/figures/steps-repository';
import { KINDS } from '@/lib/requests/kinds/kinds';
import { filedUnder, type RequestReference } from '@/lib/requests/reference';
import { forbidCalls, putWish } from '../contact-wish/repository';
import type { ContactWish } from '../contact-wish/contact-wish';
import { beginSale, findQualification, requalify, stopSale } from '@/lib/requests/leads/repository';
import { confirmedAt, LINKS_REVOKED, markConfirmed, revokeLinks } from '../links/repository';
import type { OwnConsent } from '@/lib/requests/consent/consents';

/** Mails to the office are no business of the person's. */
const TO_THE_OFFICE = 'office-notice';

/** What stands around a request: its ledger, the mails, newest first, and the meeting that is still to come. */
export async function findEffects(requestId: string) {
  const db = await database();
  const [ledger, mails, appointment] = await Promise.all([
    findLedger(requestId),
    db.outboxMessage.findMany({
      where: { requestId, template: { not: TO_THE_OFFICE } },
      orderBy: { createdAt: 'desc' },
    }),
    db.appointment.findFirst({
      where: { requestId, cancelledAt: null, startsAt: { gt: new Date() } },
      orderBy: { startsAt: 'asc' },
      select: { startsAt: true, minutes: true, place: true, note: true },
    }),
  ]);
  return { ...ledger, mails, appointment };
}

/**
 * Confirms an address by the link that was sent to it, once.
 * @param mail what the confirmation sets off, sent once for each address
 */
export async function storeConfirmation(
  reference: RequestReference,
  linkId: string,
  address: string,
  mail?: NewMail,
) {
  const db = await database();
  await db.$transaction(async (tx) => {
    if (await confirmedAt(reference.id, address, tx)) return;
    const now = new Date();
    await markConfirmed(tx, linkId, now);
    await noteConfirmation(tx, reference.id, now);
    await record(tx, reference, { actor: 'visitor', action: 'email-confirmed' });
    await requalify(tx, reference.id);
    if (mail) await queueMail(tx, reference.id, mail);
  });
}

/** Writes down how somebody wants to be reached. */
export async function storeWish(reference: RequestReference, wish: ContactWish) {
  const db = await database();
  await db.$transaction(async (tx) => {
    await putWish(tx, reference.id, wish);
    const { channel, doNotCall } = wish;
    await record(tx, reference, {
      actor: 'visitor',
      action: 'wish-changed',
      after: { channel, doNotCall },
    });
  });
}

/** What a withdrawal brings about beside its row in the ledger. */
export interface WithdrawalEffects {
  forbidsCalls: boolean;
  /** Ends the request, and with it the mails that still wait */
  cancels: boolean;
  receipt?: NewMail;
}

async function cancel(tx: Transaction, { kind, id }: RequestReference) {
  const { cancelled: status } = KINDS[kind].progress;
  if (status) {
    const before = await tx.request.findUniqueOrThrow({ where: { id }, select: { status: true } });
    await tx.request.update({ where: { id }, data: { status, dueAt: null, dueFor: null } });
    await noteStatus(tx, { id, kind, ...before }, status);
  }
  await tx.outboxMessage.deleteMany({
    where: { requestId: id, status: { in: ['queued', 'held'] }, leaseToken: null },
  });
}

/** Ends a transaction in which there is nothing to write. */
class NothingToDo extends Error {}

/**
 * Changes what holds of a consent. The request is written to first, so that two changes at once wait for
 * each other; where it is so already nothing is left of that.
 */
async function changeConsent(
  { id }: RequestReference,
  { purpose, action }: { purpose: ConsentPurpose; action: 'given' | 'withdrawn' },
  write: (tx: Transaction) => Promise<void>,
) {
  const db = await database();
  const changing = db.$transaction(async (tx) => {
    await tx.request.updateMany({ where: { id }, data: { version: { increment: 1 } } });
    if ((await lastAction(tx, id, purpose)) === action) throw new NothingToDo();
    await write(tx);
  });
  await changing.catch((error: unknown) => {
    if (!(error instanceof NothingToDo)) throw error;
  });
}

/** What a list and an export of a lead know of the permission. */
const notePermission = (tx: Transaction, { id: requestId }: RequestReference, isGiven: boolean) =>
  tx.lead.updateMany({ where: { requestId }, data: { partnerConsent: isGiven } });

/** Permits to be passed on to an agent's office, once. */
export async function storePermission(reference: RequestReference, source: Source) {
  const given = { purpose: 'partner', action: 'given' } as const;
  await changeConsent(reference, given, async (tx) => {
    await recordConsents(tx, reference, [given.purpose], { ...source, action: given.action });
    await notePermission(tx, reference, true);
    await beginSale(tx, reference, new Date());
    const after = { purpose: given.purpose };
    await record(tx, reference, { actor: 'visitor', action: 'consent-given', after });
  });
}

/**
 * Says again that a home is to be sold, once its time has run out.
 * @returns whether that is permitted
 */
export async function storeRenewal(reference: RequestReference, now = new Date()) {
  const db = await database();
  return db.$transaction(async (tx) => {
    await tx.request.updateMany({
      where: { id: reference.id },
      data: { version: { increment: 1 } },
    });
    if ((await lastAction(tx, reference.id, 'partner')) !== 'given') return false;
    const row = await findQualification(reference.id, tx);
    if (row && row.endsAt > now) return true;
    await beginSale(tx, reference, now);
    await record(tx, reference, { actor: 'visitor', action: 'wish-renewed' });
    return true;
  });
}

/** Withdraws a consent, once; the row in the ledger repeats the very words that were agreed to. */
export async function storeWithdrawal(
  reference: RequestReference,
  { purpose, wording, version, wordingHash }: OwnConsent,
  source: Source,
  { forbidsCalls, cancels, receipt }: WithdrawalEffects,
) {
  const { id } = reference;
  await changeConsent(reference, { purpose, action: 'withdrawn' }, async (tx) => {
    const words = { purpose, wording, version, wordingHash, ...source };
    await tx.consentRecord.create({
      data: { ...filedUnder(reference), ...words, action: 'withdrawn' },
    });
    if (purpose === 'partner') await notePermission(tx, reference, false);
    if (purpose === 'partner' || cancels) await stopSale(tx, reference, new Date());
    if (forbidsCalls) await forbidCalls(tx, id);
    if (cancels) await cancel(tx, reference);
    if (receipt) await queueMail(tx, id, receipt);
    await record(tx, reference, {
      actor: 'visitor',
      action: 'consent-withdrawn',
      after: { purpose },
    });
  });
}

/** Puts a mail into the outbox once more; `null` where it is not this request's. */
export async function findMail(requestId: string, id: string) {
  const db = await database();
  return db.outboxMessage.findFirst({ where: { id, requestId } });
}

/** Sends a mail of a request again, as a new one to the address that holds now. */
export async function storeResend(reference: RequestReference, mail: NewMail) {
  const db = await database();
  await db.$transaction(async (tx) => {
    await queueMail(tx, reference.id, mail);
    await record(tx, reference, {
      actor: 'visitor',
      action: 'mail-resent',
      after: { template: mail.template },
    });
  });
}

/** Ends every link of a request. */
export async function storeRevocation(reference: RequestReference) {
  const db = await database();
  await db.$transaction(async (tx) => {
    await revokeLinks(tx, reference.id, new Date());
    await record(tx, reference, { actor: 'visitor', action: LINKS_REVOKED });
  });
}
