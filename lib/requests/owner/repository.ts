import 'server-only';
import { record } from '@/lib/requests/trail-repository';
import { database } from '@/lib/platform/db/client';
import { queueMail, type NewMail } from '@/lib/platform/mail/repository';
import { findLedger } from '@/lib/requests/consent/repository';
import { noteConfirmation } from '@/lib/requests/figures/steps-repository';
import type { RequestReference } from '@/lib/requests/reference';
import { putWish } from '../contact-wish/repository';
import type { ContactWish } from '../contact-wish/contact-wish';
import { requalify } from '@/lib/requests/leads/repository';
import { confirmedAt, LINKS_REVOKED, markConfirmed, revokeLinks } from '../links/repository';
import { followPerson } from './consent-repository';

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
    await followPerson(tx, reference);
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
