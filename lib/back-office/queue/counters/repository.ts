import 'server-only';
import { database } from '@/lib/db/client';
import type { SubjectType } from '@/lib/submissions/subject';
import { tableOf } from '../conditions/repository';

/** How many requests there are in each status; those in quarantine do not count. */
export async function countByStatus(type: SubjectType): Promise<Map<string, number>> {
  const db = await database();
  const rows = await db.$queryRaw<{ status: string; count: bigint }[]>`
    SELECT "status", count(*) AS "count" FROM ${tableOf(type)}
    WHERE "quarantine" IS NULL GROUP BY "status"`;
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

/** How many requests have a status and were changed between two moments, the second one excluded. */
export async function countChanged(
  type: SubjectType,
  status: string,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const db = await database();
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM ${tableOf(type)}
    WHERE "quarantine" IS NULL AND "status" = ${status}
      AND "updatedAt" >= ${from} AND "updatedAt" < ${to}`;
  return Number(row?.count ?? 0);
}
