import 'server-only';
import { database } from '@/lib/platform/db/client';
import type { RequestKind } from '@/lib/requests/kinds/kinds';

/** When the newest request of a kind came in; those in quarantine do not count. */
export async function newestOf(type: RequestKind): Promise<Date | undefined> {
  const db = await database();
  const [row] = await db.$queryRaw<{ createdAt: Date | string }[]>`
    SELECT "createdAt" FROM "Request" WHERE "kind" = ${type} AND "quarantine" IS NULL
    ORDER BY "kind" DESC, "quarantine" DESC, "createdAt" DESC LIMIT 1`;
  return row && new Date(row.createdAt);
}

/** How many came in after a moment, counted up to a limit. */
export async function countSince(type: RequestKind, since: Date, most: number): Promise<number> {
  const db = await database();
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM (
      SELECT 1 FROM "Request" WHERE "kind" = ${type} AND "quarantine" IS NULL AND "createdAt" > ${since}
      LIMIT ${most}) AS "new"`;
  return Number(row?.count ?? 0);
}
