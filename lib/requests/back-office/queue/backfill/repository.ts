import 'server-only';
import { database } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/requests/entry/repository';

/** Requests that are looked at in one go. */
const BATCH = 200;

/** Requests after an id, in its order, and whether they are found under any term. */
export async function findEntered(after: string) {
  const db = await database();
  const rows = await db.$queryRaw<{ id: string; missing: bigint | boolean | number }[]>`
    SELECT "row"."id", "row"."quarantine" IS NULL AND NOT EXISTS (
      SELECT 1 FROM "SearchTerm" WHERE "requestId" = "row"."id") AS "missing"
    FROM "Request" AS "row" WHERE "row"."id" > ${after}
    ORDER BY "row"."id" LIMIT ${BATCH}`;
  return rows.map(({ id, missing }) => ({ id, isMissing: Boolean(Number(missing)) }));
}

/** Enters requests that are not in the queue yet, in one transaction. */
export async function enterAll(ids: string[]): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    for (const id of ids) await enqueue(tx, id);
  });
}
