import 'server-only';
import { database } from '@/lib/platform/db/client';
import { queuedMail } from '@/lib/platform/mail/repository';
import { contactKeys } from '@/lib/submissions/reference';

/** Status of a mail whose typed address was not yet looked up. */
const ASKED = 'asked';

/** Milliseconds, so that the answer is sent before the lookup. */
export const LOOKUP_DELAY = 1000;

/** In one mail. */
export const MOST_LINKS = 20;

/** Stored whether the address is known or not. */
export async function storeAsk(recipient: string, now: Date) {
  const db = await database();
  const nextAttemptAt = new Date(now.getTime() + LOOKUP_DELAY);
  await db.outboxMessage.create({
    data: queuedMail({ template: 'new-link', recipient, status: ASKED, nextAttemptAt }),
  });
}

export async function findAsk(now: Date): Promise<{ id: string; recipient: string } | null> {
  const db = await database();
  return db.outboxMessage.findFirst({
    where: { status: ASKED, nextAttemptAt: { lte: now } },
    orderBy: { nextAttemptAt: 'asc' },
    select: { id: true, recipient: true },
  });
}

interface Found {
  id: string;
  email: string | null;
}

export async function submissionsOf(address: string): Promise<Found[]> {
  const db = await database();
  return db.submission.findMany({
    where: { emailKey: contactKeys({ email: address }).emailKey },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MOST_LINKS,
    select: { id: true, email: true },
  });
}

/** Under the newest submission, so that it is deleted with it; an unknown address leaves nothing. */
export async function settleAsk(id: string, found: Found[], now: Date) {
  const db = await database();
  const where = { id, status: ASKED };
  const [newest] = found;
  if (!newest?.email) return db.outboxMessage.deleteMany({ where });
  const { email: recipient, id: submissionId } = newest;
  const payload = { requests: found.map((each) => each.id) };
  const data = { recipient, submissionId, payload, nextAttemptAt: now, status: 'queued' };
  return db.outboxMessage.updateMany({ where, data });
}
