import 'server-only';
import { randomUUID } from 'node:crypto';
import { database, type Transaction } from '@/lib/platform/db/client';
import { BATCH } from './constants';
import { dueFrom } from '../periods';

/** One consent of one request, with every record and every use of it. */
interface Proof {
  requestId: string;
  purpose: string;
}

/**
 * Consents of deleted requests that were neither given nor used within the period of their proof. As
 * long as a request is there, its consents may be used again.
 */
function dueProofs(db: Transaction, now: Date, skip = 0): Promise<Proof[]> {
  const due = dueFrom('proof', now);
  return db.$queryRaw<Proof[]>`
    WITH "Old" AS (
      SELECT "requestId", "purpose" FROM "ConsentRecord"
      WHERE "action" = 'given' AND "createdAt" <= ${due}
      UNION
      SELECT "requestId", "purpose" FROM "ConsentUse" WHERE "createdAt" <= ${due}
    )
    SELECT "requestId", "purpose" FROM "Old"
    WHERE EXISTS (
      SELECT 1 FROM "Erasure" AS "gone" WHERE "gone"."requestId" = "Old"."requestId"
    ) AND NOT EXISTS (
      SELECT 1 FROM "ConsentRecord" AS "given" WHERE "given"."requestId" = "Old"."requestId"
      AND "given"."purpose" = "Old"."purpose"
      AND "given"."action" = 'given' AND "given"."createdAt" > ${due}
    ) AND NOT EXISTS (
      SELECT 1 FROM "ConsentUse" AS "used" WHERE "used"."requestId" = "Old"."requestId"
      AND "used"."purpose" = "Old"."purpose" AND "used"."createdAt" > ${due}
    )
    ORDER BY "requestId", "purpose" LIMIT ${BATCH} OFFSET ${skip}`;
}

const among = (proofs: readonly Proof[]) => ({
  where: { OR: proofs.map((proof) => ({ ...proof })) },
});

/** How many rows of the ledger are due. */
export async function countProofs(now: Date) {
  const db = await database();
  const counts = { consentRecord: 0, consentUse: 0 };
  for (let skip = 0; ; skip += BATCH) {
    const proofs = await dueProofs(db, now, skip);
    if (proofs.length === 0) return counts;
    counts.consentRecord += await db.consentRecord.count(among(proofs));
    counts.consentUse += await db.consentUse.count(among(proofs));
  }
}

/** Deletes from what is append-only otherwise, in one transaction. */
async function inPass<Result>(clear: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const db = await database();
  return db.$transaction(async (tx) => {
    const pass = { id: randomUUID() };
    await tx.retentionPass.create({ data: pass });
    const cleared = await clear(tx);
    await tx.retentionPass.delete({ where: pass });
    return cleared;
  });
}

/** Deletes a batch of what is due from the ledger. */
export const clearProofs = (now: Date) =>
  inPass(async (tx) => {
    const proofs = await dueProofs(tx, now);
    const records = await tx.consentRecord.deleteMany(among(proofs));
    const uses = await tx.consentUse.deleteMany(among(proofs));
    return { consentRecord: records.count, consentUse: uses.count };
  });

const dueAccountEvents = (now: Date) => ({ createdAt: { lte: dueFrom('accountEvent', now) } });

/** How much of what happened to accounts is due. */
export async function countAccountEvents(now: Date): Promise<number> {
  const db = await database();
  return db.accountEvent.count({ where: dueAccountEvents(now) });
}

/** Deletes a batch of it. */
export const clearAccountEvents = (now: Date) =>
  inPass(async (tx) => {
    const due = { where: dueAccountEvents(now), limit: BATCH };
    return (await tx.accountEvent.deleteMany(due)).count;
  });
