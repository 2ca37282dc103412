import 'server-only';
import { database } from '@/lib/platform/db/client';
import type { RequestKind } from '@/lib/requests/kinds/kinds';

export async function countWith(type: RequestKind, status: string) {
  const db = await database();
  const [row] = await db.$queryRaw<{ count: bigint; fresh: bigint }[]>`
    SELECT
      (SELECT count(*) FROM "Request" WHERE "kind" = ${type} AND "quarantine" IS NULL) AS "count",
      (SELECT count(*) FROM "Request"
        WHERE "kind" = ${type} AND "quarantine" IS NULL AND "status" = ${status}) AS "fresh"`;
  return { count: Number(row?.count ?? 0), fresh: Number(row?.fresh ?? 0) };
}

export async function countChanged(
  type: RequestKind,
  status: string,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const db = await database();
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM "Request"
    WHERE "kind" = ${type} AND "quarantine" IS NULL AND "status" = ${status}
      AND "updatedAt" >= ${from} AND "updatedAt" < ${to}`;
  return Number(row?.count ?? 0);
}

export async function newestOf(type: RequestKind): Promise<Date | undefined> {
  const db = await database();
  const [row] = await db.$queryRaw<{ createdAt: Date | string }[]>`
    SELECT "createdAt" FROM "Request" WHERE "kind" = ${type} AND "quarantine" IS NULL
    ORDER BY "kind" DESC, "quarantine" DESC, "createdAt" DESC LIMIT 1`;
  return row && new Date(row.createdAt);
}

export async function countSince(type: RequestKind, since: Date, most: number): Promise<number> {
  const db = await database();
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM (
      SELECT 1 FROM "Request" WHERE "kind" = ${type} AND "quarantine" IS NULL AND "createdAt" > ${since}
      LIMIT ${most}) AS "new"`;
  return Number(row?.count ?? 0);
}
