import 'server-only';
import { database, runStatement } from '@/lib/platform/db/client';
import type { Statement } from '@/lib/platform/db/statements';

export const counting = (id: string, expiresAt: Date): Statement => ({
  sql: `INSERT INTO "RateLimitCounter" ("id", "count", "expiresAt") VALUES (?, 1, ?)
    ON CONFLICT ("id") DO UPDATE SET "count" = "RateLimitCounter"."count" + 1 RETURNING "count"`,
  values: [id, expiresAt],
});

export const clearing = (): Statement => ({
  sql: 'DELETE FROM "RateLimitCounter" WHERE "expiresAt" < ?',
  values: [new Date()],
});

/** One statement, so that processes with one database count together. */
export async function countEvent(id: string, expiresAt: Date): Promise<number> {
  const [row] = await runStatement(counting(id, expiresAt));
  const count = Number(row?.count);
  if (count === 1) await runStatement(clearing());
  return count;
}

export async function uncountEvent(id: string): Promise<void> {
  const db = await database();
  await db.rateLimitCounter.updateMany({ where: { id }, data: { count: { decrement: 1 } } });
}

export async function countedEvents(ids: string[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const db = await database();
  const rows = await db.rateLimitCounter.findMany({
    where: { id: { in: ids } },
    select: { id: true, count: true },
  });
  return ids.map((id) => rows.find((row) => row.id === id)?.count ?? 0);
}
