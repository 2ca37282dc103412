import 'server-only';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { KINDS, REQUEST_KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import type { Range } from './parts-repository';

/** What requests of a period have reached, along the index of the milestones. */
const reached = (name: string, kinds: readonly RequestKind[], { from, to }: Range) =>
  Prisma.sql`"name" = ${name} AND "kind" IN (${Prisma.join([...kinds])})
    AND "askedAt" >= ${from} AND "askedAt" < ${to}`;

/** Of the requests of a period: with how many somebody was in touch, and how many of them in time. */
export async function countContacts(range: Range) {
  const db = await database();
  const rows = await db.$queryRaw<
    { kind: RequestKind; count: bigint; kept: bigint; late: bigint }[]
  >`
    SELECT "kind", COUNT(*) AS "count", COUNT(CASE WHEN "after" <= "within" THEN 1 END) AS "kept",
      COUNT(CASE WHEN "after" > "within" THEN 1 END) AS "late"
    FROM "Milestone" WHERE ${reached('contacted', REQUEST_KINDS, range)} GROUP BY "kind"`;
  return new Map(
    rows.map(({ kind, count, kept, late }) => [
      kind,
      { count: Number(count), kept: Number(kept), late: Number(late) },
    ]),
  );
}

/**
 * Seconds within which half of the requests had a first contact, of those that had one.
 * @param count how many those are
 */
export async function medianContact(
  kinds: readonly RequestKind[],
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

/** How many requests of a period have confirmed their address, by kind. */
export async function countConfirmations(range: Range): Promise<Map<string, number>> {
  const db = await database();
  const rows = await db.$queryRaw<{ kind: string; count: bigint }[]>`
    SELECT "kind", COUNT(*) AS "count" FROM "Milestone"
    WHERE ${reached('confirmed', REQUEST_KINDS, range)} GROUP BY "kind"`;
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

/** How many requests stand where now, whenever they came in: counts by kind and status. */
export async function countStatuses(): Promise<Map<string, Map<string, number>>> {
  const db = await database();
  const rows = await db.$queryRaw<{ kind: string; status: string; count: bigint }[]>`
    SELECT "kind", "status", COUNT(*) AS "count" FROM "Request"
    WHERE "kind" IN (${Prisma.join([...REQUEST_KINDS])}) AND "quarantine" IS NULL
    GROUP BY "kind", "status"`;
  const counts = new Map<string, Map<string, number>>();
  for (const { kind, status, count } of rows) {
    counts.set(kind, (counts.get(kind) ?? new Map()).set(status, Number(count)));
  }
  return counts;
}

/** A way from one status to another. */
export interface Transition {
  kind: RequestKind;
  before: string;
  after: string;
  count: number;
}

/** Every way that there is. */
const WAYS = REQUEST_KINDS.flatMap((kind) => {
  const { all } = KINDS[kind].progress;
  return all.flatMap((before) =>
    all.flatMap((after) => (before === after ? [] : [{ kind, before, after }])),
  );
});

/** How often a status has taken the place of another one in a period; ways that nobody went are left out. */
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
