import 'server-only';
import { database } from '@/lib/platform/db/client';

/** How many leads of each class came in since a moment from places whose postcode begins so. */
export async function countInArea(prefix: string, since: Date): Promise<Map<string, number>> {
  const db = await database();
  const rows = await db.$queryRaw<{ class: string; count: bigint | number }[]>`
    SELECT COALESCE("setClass", "class") AS "class", COUNT(*) AS "count" FROM "Qualification"
    WHERE "wishedAt" >= ${since} AND "postalCode" LIKE ${`${prefix}%`}
    AND "joinedTo" IS NULL AND "receivedAt" IS NOT NULL AND "class" IS NOT NULL
    GROUP BY COALESCE("setClass", "class")`;
  return new Map(rows.map((row) => [row.class, Number(row.count)]));
}
