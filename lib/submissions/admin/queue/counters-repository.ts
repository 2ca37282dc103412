import 'server-only';
import { database } from '@/lib/platform/db/client';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';

export async function countWith(type: SubmissionKind, status: string) {
  const db = await database();
  const [row] = await db.$queryRaw<{ count: bigint; fresh: bigint }[]>`
    SELECT
      (SELECT count(*) FROM "Submission" WHERE "kind" = ${type} AND "quarantine" IS NULL) AS "count",
      (SELECT count(*) FROM "Submission"
        WHERE "kind" = ${type} AND "quarantine" IS NULL AND "status" = ${status}) AS "fresh"`;
  return { count: Number(row?.count ?? 0), fresh: Number(row?.fresh ?? 0) };
}

export async function countChanged(
  type: SubmissionKind,
  status: string,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const db = await database();
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM "Submission"
    WHERE "kind" = ${type} AND "quarantine" IS NULL AND "status" = ${status}
      AND "updatedAt" >= ${from} AND "updatedAt" < ${to}`;
  return Number(row?.count ?? 0);
}

export async function newestOf(type: SubmissionKind): Promise<Date | undefined> {
  const db = await database();
  const [row] = await db.$queryRaw<{ createdAt: Date | string }[]>`
    SELECT "createdAt" FROM "Submission" WHERE "kind" = ${type} AND "quarantine" IS NULL
    ORDER BY "kind" DESC, "quarantine" DESC, "createdAt" DESC LIMIT 1`;
  return row && new Date(row.createdAt);
}

export async function countSince(type: SubmissionKind, since: Date, most: number): Promise<number> {
  const db = await database();
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM (
      SELECT 1 FROM "Submission" WHERE "kind" = ${type} AND "quarantine" IS NULL AND "createdAt" > ${since}
      LIMIT ${most}) AS "new"`;
  return Number(row?.count ?? 0);
}
