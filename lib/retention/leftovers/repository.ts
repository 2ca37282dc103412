import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import type { SubjectReference } from '@/lib/submissions/subject';
import { BATCH } from '../constants';
import { dueFrom } from '../periods';

// What deleted requests have left behind besides the ledger.

/** Deleted requests of which nothing is left that has to be proved or told. */
function dueSubjects(db: Transaction, skip = 0): Promise<SubjectReference[]> {
  return db.$queryRaw<SubjectReference[]>`
    SELECT "subjectType", "subjectId" FROM "Erasure"
    WHERE NOT EXISTS (
      SELECT 1 FROM "ConsentRecord" AS "other" WHERE "other"."subjectType" = "Erasure"."subjectType"
      AND "other"."subjectId" = "Erasure"."subjectId"
    ) AND NOT EXISTS (
      SELECT 1 FROM "ConsentUse" AS "other" WHERE "other"."subjectType" = "Erasure"."subjectType"
      AND "other"."subjectId" = "Erasure"."subjectId"
    ) AND NOT EXISTS (
      SELECT 1 FROM "OutboxMessage" AS "other" WHERE "other"."subjectType" = "Erasure"."subjectType"
      AND "other"."subjectId" = "Erasure"."subjectId"
    )
    ORDER BY "subjectId", "subjectType" LIMIT ${BATCH} OFFSET ${skip}`;
}

const among = (subjects: readonly SubjectReference[]) => ({
  where: { OR: subjects.map((subject) => ({ ...subject })) },
});

/** How many audit rows and keyed hashes are due. */
export async function countTraces() {
  const db = await database();
  const counts = { requestEvent: 0, erasure: 0 };
  for (let skip = 0; ; skip += BATCH) {
    const subjects = await dueSubjects(db, skip);
    if (subjects.length === 0) return counts;
    counts.requestEvent += await db.requestEvent.count(among(subjects));
    counts.erasure += subjects.length;
  }
}

/** Deletes the audit rows and keyed hashes of a batch of deleted requests, in one transaction. */
export async function clearTraces() {
  const db = await database();
  const subjects = await dueSubjects(db);
  return db.$transaction(async (tx) => {
    const events = await tx.requestEvent.deleteMany(among(subjects));
    const erasures = await tx.erasure.deleteMany(among(subjects));
    return { requestEvent: events.count, erasure: erasures.count };
  });
}

/** Confirmations of a deletion that have been delivered or refused, or whose period is over. */
function dueConfirmations(db: Transaction, now: Date, skip = 0): Promise<{ id: string }[]> {
  return db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "OutboxMessage"
    WHERE ("status" <> 'queued' OR "createdAt" <= ${dueFrom('confirmation', now)}) AND EXISTS (
      SELECT 1 FROM "Erasure" AS "gone" WHERE "gone"."subjectType" = "OutboxMessage"."subjectType"
      AND "gone"."subjectId" = "OutboxMessage"."subjectId"
    )
    ORDER BY "id" LIMIT ${BATCH} OFFSET ${skip}`;
}

/** How many mails to people whose request is deleted are due. */
export async function countConfirmations(now: Date): Promise<number> {
  const db = await database();
  for (let skip = 0; ; skip += BATCH) {
    const { length } = await dueConfirmations(db, now, skip);
    if (length < BATCH) return skip + length;
  }
}

/** Deletes a batch of them. */
export async function clearConfirmations(now: Date): Promise<number> {
  const db = await database();
  const ids = (await dueConfirmations(db, now)).map(({ id }) => id);
  return (await db.outboxMessage.deleteMany({ where: { id: { in: ids } } })).count;
}
