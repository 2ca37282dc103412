import 'server-only';
import { database } from '@/lib/platform/db/client';
import { queuedMail } from '@/lib/platform/mail/repository';
import { contactKeys } from '@/lib/requests/contact-keys';

/** Status of a mail in the outbox whose recipient has typed an address that was not looked for yet. */
const ASKED = 'asked';

/** Milliseconds until an address is looked up, so that the answer was sent before. */
export const LOOKUP_DELAY = 1000;

/** Requests that one mail leads to, the newest. */
export const MOST_LINKS = 20;

/** Writes down that links shall go to an address, whether anything is known of it or not. */
export async function storeAsk(recipient: string, now: Date) {
  const db = await database();
  const nextAttemptAt = new Date(now.getTime() + LOOKUP_DELAY);
  await db.outboxMessage.create({
    data: queuedMail({ template: 'new-link', recipient, status: ASKED, nextAttemptAt }),
  });
}

/** The address that has waited the longest to be looked for, if one is due. */
export async function findAsk(now: Date): Promise<{ id: string; recipient: string } | null> {
  const db = await database();
  return db.outboxMessage.findFirst({
    where: { status: ASKED, nextAttemptAt: { lte: now } },
    orderBy: { nextAttemptAt: 'asc' },
    select: { id: true, recipient: true },
  });
}

/** A request under an address. */
interface Found {
  id: string;
  /** As it is stored */
  email: string | null;
}

/** The newest requests under an address, however it was written, newest first. */
export async function requestsOf(address: string): Promise<Found[]> {
  const db = await database();
  return db.request.findMany({
    where: { emailKey: contactKeys({ email: address }).emailKey },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MOST_LINKS,
    select: { id: true, email: true },
  });
}

/**
 * Queues the mail that was asked for; it belongs to the newest request and is deleted with it. Nothing is
 * left of an address under which there is none.
 */
export async function settleAsk(id: string, found: Found[], now: Date) {
  const db = await database();
  const where = { id, status: ASKED };
  const [newest] = found;
  if (!newest?.email) return db.outboxMessage.deleteMany({ where });
  const { email: recipient, id: requestId } = newest;
  const payload = { requests: found.map((each) => each.id) };
  const data = { recipient, requestId, payload, nextAttemptAt: now, status: 'queued' };
  return db.outboxMessage.updateMany({ where, data });
}
