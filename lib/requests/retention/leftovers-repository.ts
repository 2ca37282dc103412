import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { BATCH } from './constants';
import { dueFrom } from '../periods';

// What deleted requests have left behind besides the ledger.

/** Deleted requests of which nothing is left that has to be proved or told. */
function dueRequests(db: Transaction, skip = 0): Promise<{ requestId: string }[]> {
  return db.$queryRaw<{ requestId: string }[]>`
    SELECT "requestId" FROM "Erasure"
    WHERE NOT EXISTS (
      SELECT 1 FROM "ConsentRecord" AS "other" WHERE "other"."requestId" = "Erasure"."requestId"
    ) AND NOT EXISTS (
      SELECT 1 FROM "ConsentUse" AS "other" WHERE "other"."requestId" = "Erasure"."requestId"
    ) AND NOT EXISTS (
      SELECT 1 FROM "OutboxMessage" AS "other" WHERE "other"."erasedId" = "Erasure"."requestId"
    )
    ORDER BY "requestId" LIMIT ${BATCH} OFFSET ${skip}`;
}

const among = (requests: readonly { requestId: string }[]) => ({
  where: { requestId: { in: requests.map(({ requestId }) => requestId) } },
});

/** How many audit rows and keyed hashes are due. */
export async function countTraces() {
  const db = await database();
  const counts = { requestEvent: 0, erasure: 0 };
  for (let skip = 0; ; skip += BATCH) {
    const requests = await dueRequests(db, skip);
    if (requests.length === 0) return counts;
    counts.requestEvent += await db.requestEvent.count(among(requests));
    counts.erasure += requests.length;
  }
}

/** Deletes the audit rows and keyed hashes of a batch of deleted requests, in one transaction. */
export async function clearTraces() {
  const db = await database();
  const requests = await dueRequests(db);
  return db.$transaction(async (tx) => {
    const events = await tx.requestEvent.deleteMany(among(requests));
    const erasures = await tx.erasure.deleteMany(among(requests));
    return { requestEvent: events.count, erasure: erasures.count };
  });
}

/** Confirmations of a deletion that have been delivered or refused, or whose period is over. */
const dueConfirmations = (now: Date) => ({
  erasedId: { not: null },
  OR: [{ status: { not: 'queued' } }, { createdAt: { lte: dueFrom('confirmation', now) } }],
});

/** How many mails to people whose request is deleted are due. */
export async function countConfirmations(now: Date): Promise<number> {
  const db = await database();
  return db.outboxMessage.count({ where: dueConfirmations(now) });
}

/** Deletes a batch of them. */
export async function clearConfirmations(now: Date): Promise<number> {
  const db = await database();
  const { count } = await db.outboxMessage.deleteMany({
    where: dueConfirmations(now),
    limit: BATCH,
  });
  return count;
}
