import 'server-only';
import { TABLE_NAMES } from '@/lib/back-office/queue/tables';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { SUBJECT_TYPES, type SubjectReference, type SubjectType } from '@/lib/submissions/subject';
import { addressHash } from '../links/token';

/** Status of a mail in the outbox whose recipient has typed an address that was not looked for yet. */
const ASKED = 'asked';

/** What it belongs to until then. */
const NOBODY = { subjectType: '', subjectId: '' };

/** Milliseconds until an address is looked for: by then whoever typed it has the answer. */
export const LOOKUP_DELAY = 1000;

/** Requests that one mail leads to, the newest. */
export const MOST_LINKS = 20;

/** Writes down that links shall go to an address, whether anything is known of it or not. */
export async function storeAsk(recipient: string, now: Date) {
  const db = await database();
  const nextAttemptAt = new Date(now.getTime() + LOOKUP_DELAY);
  await db.outboxMessage.create({
    data: { ...NOBODY, template: 'new-link', recipient, status: ASKED, nextAttemptAt },
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
interface Found extends SubjectReference {
  /** As it is stored */
  email: string;
}

/** Requests of a kind that hold the address as it was typed or in lower case, or were sent a link to it. */
function inTable(type: SubjectType, address: string) {
  const email = Prisma.raw(type === 'valuation' ? '"contactEmail"' : '"email"');
  const rows = Prisma.sql`SELECT ${type} AS "subjectType", "id" AS "subjectId", ${email} AS "email",
    "createdAt" FROM ${Prisma.raw(`"${TABLE_NAMES[type]}"`)}`;
  // Two questions with an index each; no database follows two of them at once for sure.
  return Prisma.sql`${rows} WHERE ${email} IN (${address}, ${address.toLowerCase()})
    UNION ${rows} WHERE "id" IN (SELECT "subjectId" FROM "OwnerLink"
      WHERE "recipientHash" = ${addressHash(address)} AND "subjectType" = ${type})`;
}

/** The newest requests under an address, however it was written, newest first. */
export async function requestsOf(address: string): Promise<Found[]> {
  const db = await database();
  const tables = SUBJECT_TYPES.map((type) => inTable(type, address));
  return db.$queryRaw<Found[]>`
    SELECT "subjectType", "subjectId", "email" FROM (${Prisma.join(tables, ' UNION ')}) AS "found"
    WHERE lower("email") = ${address.toLowerCase()} OR "email" = ${address}
    ORDER BY "createdAt" DESC, "subjectId" LIMIT ${MOST_LINKS}`;
}

/**
 * Queues the mail that was asked for; it belongs to the newest request and is deleted with it. Nothing is
 * left of an address under which there is none.
 */
export async function settleAsk(id: string, found: Found[], now: Date) {
  const db = await database();
  const where = { id, status: ASKED };
  const [newest] = found;
  if (!newest) return db.outboxMessage.deleteMany({ where });
  const { email: recipient, subjectType, subjectId } = newest;
  const requests = found.map((each) => ({
    subjectType: each.subjectType,
    subjectId: each.subjectId,
  }));
  const data = { recipient, subjectType, subjectId, payload: { requests }, nextAttemptAt: now };
  return db.outboxMessage.updateMany({ where, data: { ...data, status: 'queued' } });
}
