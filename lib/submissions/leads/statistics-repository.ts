import 'server-only';
import { buyersAt } from '@/lib/agencies/agency';
import { RECLAIM_REASONS } from '@/lib/agencies/reclaim-rules';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';

type Counted<Row> = Row & { count: bigint | number };

type LeadCounts = Record<
  'received' | 'contact' | 'property' | 'intent' | 'released' | 'sold',
  unknown
>;

export async function countSoldLeads(since: Date) {
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

export async function countOffers(
  since: Date,
  { agencyId, until }: { agencyId?: string; until?: Date } = {},
): Promise<Map<string, number>> {
  const db = await database();
  const rows = await db.leadOffer.groupBy({
    by: ['state'],
    where: { agencyId, offeredAt: { gte: since, lt: until } },
    _count: true,
  });
  return new Map(rows.map(({ state, _count }) => [state, _count]));
}

export async function countDeliveries(since: Date) {
  const db = await database();
  const where = { deliveredAt: { gte: since } };
  const [outcomes, price, reclaimed, credited] = await Promise.all([
    db.leadDelivery.groupBy({ by: ['outcome'], where, _count: true }),
    db.leadDelivery.aggregate({ where, _sum: { priceCents: true } }),
    db.leadDelivery.count({ where: { ...where, reclaims: { some: {} } } }),
    db.leadDelivery.count({ where: { ...where, reclaims: { some: { decision: 'credited' } } } }),
  ]);
  return {
    outcomes: new Map(outcomes.map(({ outcome, _count }) => [outcome, _count])),
    cents: price._sum.priceCents ?? 0,
    reclaimed,
    credited,
  };
}

export async function countActiveAgencies(): Promise<number> {
  const db = await database();
  return db.agency.count({ where: buyersAt(new Date()) });
}

export async function countInArea(prefix: string, since: Date): Promise<Map<string, number>> {
  const db = await database();
  const rows = await db.$queryRaw<{ class: string; count: bigint | number }[]>`
    SELECT COALESCE("setClass", "class") AS "class", COUNT(*) AS "count" FROM "Qualification"
    WHERE "wishedAt" >= ${since} AND "postalCode" LIKE ${`${prefix}%`}
    AND "joinedTo" IS NULL AND "receivedAt" IS NOT NULL AND "class" IS NOT NULL
    GROUP BY COALESCE("setClass", "class")`;
  return new Map(rows.map((row) => [row.class, Number(row.count)]));
}

/** By class, with what the agencies told and how often a promise of the class was broken */
export async function countKept(since: Date) {
  const db = await database();
  const rows = await db.$queryRaw<
    Counted<{ class: string; outcome: string; broken: bigint | number }>[]
  >`
    SELECT "class", "outcome", COUNT(*) AS "count", COUNT(CASE WHEN EXISTS (
      SELECT 1 FROM "LeadReclaim" WHERE "deliveryId" = "LeadDelivery"."id"
      AND "decision" = 'credited' AND "reason" IN (${Prisma.join(Object.keys(RECLAIM_REASONS))})
    ) THEN 1 END) AS "broken"
    FROM "LeadDelivery" WHERE "deliveredAt" >= ${since} GROUP BY "class", "outcome"`;
  return rows.map((row) => ({ ...row, count: Number(row.count), broken: Number(row.broken) }));
}

/** How far our values were from the prices that agencies told, as a part of the price */
export async function findErrors(since: Date): Promise<number[]> {
  const db = await database();
  const rows = await db.$queryRaw<{ value: number; soldFor: number }[]>`
    SELECT "value", "soldFor" FROM "LeadDelivery" JOIN "Qualification"
    ON "Qualification"."submissionId" = "LeadDelivery"."submissionId"
    WHERE "soldFor" IS NOT NULL AND "value" IS NOT NULL AND "deliveredAt" >= ${since}`;
  return rows.map(({ value, soldFor }) => Math.abs(value / soldFor - 1));
}
