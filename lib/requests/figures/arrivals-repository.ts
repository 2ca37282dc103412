import 'server-only';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { KINDS, REQUEST_KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import { countByPart, type Range } from './parts-repository';

/** Requests of each kind that came in during each part of a period; those in quarantine do not count. */
export const countArrivals = (ranges: readonly Range[]) =>
  countByPart(
    ranges,
    REQUEST_KINDS,
    Prisma.sql`SELECT COUNT(*) FROM "Request"
      WHERE "kind" = "word"."name" AND "quarantine" IS NULL
      AND "createdAt" >= "part"."from" AND "createdAt" < "part"."to"`,
  );

/** Calls that were asked for, by where, and how many of them left an address. */
export async function countCallbackSources({ from, to }: Range) {
  const db = await database();
  const rows = await db.$queryRaw<{ source: string; count: bigint; addressed: bigint }[]>`
    SELECT "source", COUNT(*) AS "count", COUNT("email") AS "addressed"
    FROM "Request" CROSS JOIN "Callback"
    WHERE "Callback"."requestId" = "Request"."id" AND "kind" = 'callback' AND "quarantine" IS NULL
      AND "createdAt" >= ${from} AND "createdAt" < ${to}
    GROUP BY "source"`;
  return rows.map(({ source, count, addressed }) => ({
    ...{ source, count: Number(count), addressed: Number(addressed) },
  }));
}

/** How many calls were asked for by people who left an address. */
export async function countAddressedCalls({ from, to }: Range): Promise<number> {
  const db = await database();
  const createdAt = { gte: from, lt: to };
  const where = { kind: 'callback', quarantine: null, createdAt, email: { not: null } };
  return db.request.count({ where });
}

/** Every status in which somebody still waits for us. */
const WAITING = [...new Set(REQUEST_KINDS.flatMap((kind) => KINDS[kind].progress.promised))];

/** Requests with which nobody was in touch yet, by kind, and of how many the promise has run out. */
export async function countWaiting({ from, to }: Range, now: Date) {
  const db = await database();
  const rows = await db.$queryRaw<{ kind: RequestKind; waiting: bigint; overdue: bigint }[]>`
    SELECT "kind", COUNT(*) AS "waiting",
      COUNT(CASE WHEN "dueAt" < ${now} THEN 1 END) AS "overdue"
    FROM "Request" AS "row"
    WHERE "kind" IN (${Prisma.join([...REQUEST_KINDS])}) AND "quarantine" IS NULL
      AND "status" IN (${Prisma.join(WAITING)})
      AND "createdAt" >= ${from} AND "createdAt" < ${to}
      AND NOT EXISTS (SELECT 1 FROM "Milestone"
        WHERE "requestId" = "row"."id" AND "name" = 'contacted')
    GROUP BY "kind"`;
  return new Map(
    rows.map(({ kind, waiting, overdue }) => [
      kind,
      { waiting: Number(waiting), overdue: Number(overdue) },
    ]),
  );
}
