import 'server-only';
import { database, run } from '@/lib/platform/db/client';
import type { Statement } from '@/lib/platform/db/statements';

/** One more event, as a statement that returns how many there are now. */
export const counting = (id: string, expiresAt: Date): Statement => ({
  sql: `INSERT INTO "RateLimitCounter" ("id", "count", "expiresAt") VALUES (?, 1, ?)
    ON CONFLICT ("id") DO UPDATE SET "count" = "RateLimitCounter"."count" + 1 RETURNING "count"`,
  values: [id, expiresAt],
});

/** Clears away what has expired, as a statement. */
export const clearing = (): Statement => ({
  sql: 'DELETE FROM "RateLimitCounter" WHERE "expiresAt" < ?',
  values: [new Date()],
});

/**
 * Counts one more event and returns how many there are now. One statement, so that processes which
 * share a database count together. The first event of a window clears away what has expired.
 */
export async function countEvent(id: string, expiresAt: Date): Promise<number> {
  const [row] = await run(counting(id, expiresAt));
  const count = Number(row?.count);
  if (count === 1) await run(clearing());
  return count;
}

/** Counts one event less; nothing happens when its window has ended and been cleared away. */
export async function uncountEvent(id: string): Promise<void> {
  const db = await database();
  await db.rateLimitCounter.updateMany({ where: { id }, data: { count: { decrement: 1 } } });
}

/** How many events there are under each id; none when it has been cleared away or has not begun. */
export async function countedEvents(ids: string[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const db = await database();
  const rows = await db.rateLimitCounter.findMany({
    where: { id: { in: ids } },
    select: { id: true, count: true },
  });
  return ids.map((id) => rows.find((row) => row.id === id)?.count ?? 0);
}
