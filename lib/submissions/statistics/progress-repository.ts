import 'server-only';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { KINDS, SUBMISSION_KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { named, type Range } from './repository';

const reached = (name: string, kinds: readonly SubmissionKind[], { from, to }: Range) =>
  Prisma.sql`"name" = ${name} AND "kind" IN (${Prisma.join([...kinds])})
    AND "askedAt" >= ${from} AND "askedAt" < ${to}`;

export async function countContacts(range: Range) {
  const db = await database();
  const rows = await db.$queryRaw<
    { kind: SubmissionKind; count: bigint; kept: bigint; late: bigint }[]
  >`
    SELECT "kind", COUNT(*) AS "count", COUNT(CASE WHEN "after" <= "within" THEN 1 END) AS "kept",
      COUNT(CASE WHEN "after" > "within" THEN 1 END) AS "late"
    FROM "Milestone" WHERE ${reached('contacted', SUBMISSION_KINDS, range)} GROUP BY "kind"`;
  return new Map(
    rows.map(({ kind, count, kept, late }) => [
      kind,
      { count: Number(count), kept: Number(kept), late: Number(late) },
    ]),
  );
}

/** In seconds. @param count submissions with a first contact */
export async function medianContact(
  kinds: readonly SubmissionKind[],
  range: Range,
  count: number,
): Promise<number | undefined> {
  if (count === 0) return undefined;
  const db = await database();
  const rows = await db.$queryRaw<{ after: bigint | number }[]>`
    SELECT "after" FROM "Milestone" WHERE ${reached('contacted', kinds, range)}
    ORDER BY "after" LIMIT ${2 - (count % 2)} OFFSET ${Math.floor((count - 1) / 2)}`;
  return rows.reduce((sum, { after }) => sum + Number(after), 0) / Math.max(1, rows.length);
}

export async function countConfirmations(range: Range): Promise<Map<string, number>> {
  const db = await database();
  const rows = await db.$queryRaw<{ kind: string; count: bigint }[]>`
    SELECT "kind", COUNT(*) AS "count" FROM "Milestone"
    WHERE ${reached('confirmed', SUBMISSION_KINDS, range)} GROUP BY "kind"`;
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

const STANDS = SUBMISSION_KINDS.flatMap((kind) =>
  KINDS[kind].progress.all.map((status) => ({ kind, status })),
);

/** Counts by kind and status */
export type Stands = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Subtracts the few in quarantine from a count by index, so that hardly any row is read. */
export async function countStatuses({ from, to }: Range): Promise<Stands> {
  const db = await database();
  const stands = STANDS.map(({ kind, status }) => Prisma.sql`(${kind}, ${status})`);
  const cameIn = Prisma.sql`"createdAt" >= ${from} AND "createdAt" < ${to}`;
  type Counted = { kind: string; status: string; count: bigint };
  const [rows, quarantined] = await Promise.all([
    db.$queryRaw<Counted[]>`
      WITH "stand"("kind", "status") AS (VALUES ${Prisma.join(stands)})
      SELECT "stand"."kind" AS "kind", "stand"."status" AS "status", (
        SELECT COUNT(*) FROM "Submission" AS "row" WHERE "row"."kind" = "stand"."kind"
          AND "row"."status" = "stand"."status" AND ${cameIn}) AS "count"
      FROM "stand"`,
    // The period is no condition here: SQLite would then scan it instead of the few quarantined rows.
    db.$queryRaw<Counted[]>`
      WITH ${named('asked', SUBMISSION_KINDS)}
      SELECT "kind", "status", COUNT(CASE WHEN ${cameIn} THEN 1 END) AS "count"
      FROM "asked" CROSS JOIN "Submission"
      WHERE "kind" = "asked"."name" AND "quarantine" > '' GROUP BY "kind", "status"`,
  ]);
  const counts = new Map<string, Map<string, number>>();
  const add = ({ kind, status, count }: Counted, sign: number) => {
    const byStatus = counts.get(kind) ?? new Map<string, number>();
    counts.set(kind, byStatus.set(status, (byStatus.get(status) ?? 0) + sign * Number(count)));
  };
  for (const row of rows) add(row, 1);
  for (const row of quarantined) add(row, -1);
  return counts;
}

export interface Transition {
  kind: SubmissionKind;
  before: string;
  after: string;
  count: number;
}

const WAYS = SUBMISSION_KINDS.flatMap((kind) => {
  const { all } = KINDS[kind].progress;
  return all.flatMap((before) =>
    all.flatMap((after) => (before === after ? [] : [{ kind, before, after }])),
  );
});

export async function countTransitions({ from, to }: Range): Promise<Transition[]> {
  const db = await database();
  const ways = WAYS.map(({ kind, before, after }) => Prisma.sql`(${kind}, ${before}, ${after})`);
  const rows = await db.$queryRaw<(Omit<Transition, 'count'> & { count: bigint })[]>`
    WITH "way"("kind", "before", "after") AS (VALUES ${Prisma.join(ways)})
    SELECT "way"."kind" AS "kind", "way"."before" AS "before", "way"."after" AS "after", (
      SELECT COUNT(*) FROM "StatusChange" AS "change"
      WHERE "change"."kind" = "way"."kind" AND "change"."before" = "way"."before"
        AND "change"."after" = "way"."after"
        AND "change"."createdAt" >= ${from} AND "change"."createdAt" < ${to}) AS "count"
    FROM "way"`;
  return rows.flatMap((row) => (row.count > 0 ? [{ ...row, count: Number(row.count) }] : []));
}
