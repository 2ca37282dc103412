import 'server-only';
import { database } from '@/lib/platform/db/client';
import type { SubjectType } from '@/lib/submissions/subject';
import { tableOf } from '../conditions/repository';

/** When the newest request of a kind came in; those in quarantine do not count. */
export async function newestOf(type: SubjectType): Promise<Date | undefined> {
  const db = await database();
  const [row] = await db.$queryRaw<{ createdAt: Date | string }[]>`
    SELECT "createdAt" FROM ${tableOf(type)} WHERE "quarantine" IS NULL
    ORDER BY "quarantine" DESC, "createdAt" DESC LIMIT 1`;
  return row && new Date(row.createdAt);
}

/** How many came in after a moment, counted up to a limit. */
export async function countSince(type: SubjectType, since: Date, most: number): Promise<number> {
  const db = await database();
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM (
      SELECT 1 FROM ${tableOf(type)} WHERE "quarantine" IS NULL AND "createdAt" > ${since}
      LIMIT ${most}) AS "new"`;
  return Number(row?.count ?? 0);
}
