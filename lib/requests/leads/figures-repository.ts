import 'server-only';
import { isPostgres } from '@/lib/platform/db/address';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { env } from '@/lib/platform/env';
import { REQUEST_KINDS } from '@/lib/requests/kinds/kinds';

type Sql = ReturnType<typeof Prisma.sql>;
type Counted<Row> = Row & { count: bigint | number };

/** Came in since a moment; the kinds are named so that an index leads there. */
const isArrival = (
  since: Date,
) => Prisma.sql`"Request"."kind" IN (${Prisma.join([...REQUEST_KINDS])})
  AND "Request"."quarantine" IS NULL AND "Request"."createdAt" >= ${since}`;

/** How many requests of each kind came in during each hour since a moment. */
export async function countArrivals(
  since: Date,
): Promise<{ kind: string; hour: Date; count: number }[]> {
  const db = await database();
  const hour = isPostgres(env().DATABASE_URL)
    ? Prisma.sql`to_char("createdAt", 'YYYY-MM-DD"T"HH24')`
    : Prisma.sql`substr("createdAt", 1, 13)`;
  const rows = await db.$queryRaw<Counted<{ kind: string; hour: string }>[]>`
    SELECT "kind", ${hour} AS "hour", COUNT(*) AS "count" FROM "Request"
    WHERE ${isArrival(since)} GROUP BY 1, 2`;
  return rows.map((row) => ({
    kind: row.kind,
    hour: new Date(`${row.hour}:00Z`),
    count: Number(row.count),
  }));
}

/** Milliseconds between two moments; each database reckons with them in its own way. */
const elapsed = (from: Sql, to: Sql) =>
  isPostgres(env().DATABASE_URL)
    ? Prisma.sql`EXTRACT(EPOCH FROM (${to} - ${from})) * 1000`
    : Prisma.sql`(julianday(${to}) - julianday(${from})) * 86400000`;

/** Of the requests that came in since a moment and were called or written to: how many, and half of them within. */
export async function firstContacts(
  since: Date,
): Promise<{ count: number; median: number | undefined }> {
  const db = await database();
  const took = elapsed(Prisma.sql`"askedAt"`, Prisma.sql`"at"`);
  const rows = await db.$queryRaw<Counted<{ took: unknown }>[]>`
    WITH "first" AS (
      SELECT "Request"."createdAt" AS "askedAt", MIN("RequestEvent"."createdAt") AS "at"
      FROM "Request" JOIN "RequestEvent" ON "RequestEvent"."requestId" = "Request"."id"
      WHERE ${isArrival(since)} AND "RequestEvent"."action" IN ('called', 'mailed')
      GROUP BY "Request"."id", "Request"."createdAt"
    )
    SELECT ${took} AS "took", (SELECT COUNT(*) FROM "first") AS "count"
    FROM "first" ORDER BY 1
    LIMIT (SELECT 2 - COUNT(*) % 2 FROM "first") OFFSET (SELECT (COUNT(*) - 1) / 2 FROM "first")`;
  const middle = rows.map((row) => Number(row.took));
  const sum = middle.reduce((total, each) => total + each, 0);
  return {
    count: Number(rows[0]?.count ?? 0),
    median: middle.length > 0 ? sum / middle.length : undefined,
  };
}

/** Of the requests with an address how many have confirmed it. */
export async function countConfirmed(since: Date) {
  const db = await database();
  const kind = { in: [...REQUEST_KINDS] };
  const where = { kind, createdAt: { gte: since }, quarantine: null, email: { not: null } };
  const [asked, confirmed] = await Promise.all([
    db.request.count({ where }),
    db.$queryRaw<{ count: bigint | number }[]>`
      SELECT COUNT(DISTINCT "OwnerLink"."requestId") AS "count" FROM "OwnerLink"
      JOIN "Request" ON "Request"."id" = "OwnerLink"."requestId"
      WHERE ${isArrival(since)}
      AND "OwnerLink"."confirmedAt" IS NOT NULL`,
  ]);
  return { asked, confirmed: Number(confirmed[0]?.count ?? 0) };
}

/** Leads of a class, and how many of them have come to what. */
type LeadCounts = Record<
  'received' | 'contact' | 'property' | 'intent' | 'released' | 'sold',
  unknown
>;

/** How many leads whose clock began since a moment have reached each stage, and how many each class has. */
export async function countLeads(since: Date) {
  const db = await database();
  const rows = await db.$queryRaw<Counted<LeadCounts & { class: string | null }>[]>`
    SELECT COALESCE("setClass", "class") AS "class", COUNT(*) AS "count",
      COUNT("receivedAt") AS "received", COUNT("contactAt") AS "contact",
      COUNT("propertyAt") AS "property", COUNT("releasedAt") AS "released",
      COUNT(CASE WHEN "isOwner" THEN "intentAt" END) AS "intent", COUNT("soldAt") AS "sold"
    FROM "Qualification" WHERE "wishedAt" >= ${since} AND "joinedTo" IS NULL GROUP BY 1`;
  const sum = (name: keyof LeadCounts) => rows.reduce((total, row) => total + Number(row[name]), 0);
  return {
    stages: {
      received: sum('received'),
      contact: sum('contact'),
      property: sum('property'),
      intent: sum('intent'),
      released: sum('released'),
    },
    sold: sum('sold'),
    classes: new Map(rows.map((row) => [row.class, Number(row.count)])),
  };
}

/** What became of the offers made since a moment, by their state; of one office, until a moment. */
export async function countOffers(
  since: Date,
  { agentId, until }: { agentId?: string; until?: Date } = {},
): Promise<Map<string, number>> {
  const db = await database();
  const rows = await db.leadOffer.groupBy({
    by: ['state'],
    where: { agentId, offeredAt: { gte: since, lt: until } },
    _count: true,
  });
  return new Map(rows.map(({ state, _count }) => [state, _count]));
}

/** What became of the leads delivered since a moment. */
export async function countDeliveries(since: Date) {
  const db = await database();
  const where = { deliveredAt: { gte: since } };
  const [outcomes, price, reclaims] = await Promise.all([
    db.leadDelivery.groupBy({ by: ['outcome'], where, _count: true }),
    db.leadDelivery.aggregate({ where, _sum: { priceCents: true } }),
    db.leadReclaim.groupBy({ by: ['decision'], where: { delivery: where }, _count: true }),
  ]);
  return {
    outcomes: new Map(outcomes.map(({ outcome, _count }) => [outcome, _count])),
    cents: price._sum.priceCents ?? 0,
    reclaims: new Map(reclaims.map(({ decision, _count }) => [decision, _count])),
  };
}

/** Offices that may be offered leads now. */
export async function countOffices(): Promise<number> {
  const db = await database();
  return db.agent.count({ where: { state: 'active', licenceCheckedAt: { not: null } } });
}
