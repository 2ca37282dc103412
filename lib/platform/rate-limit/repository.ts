import 'server-only';
import { database } from '@/lib/platform/db/client';

/**
 * Counts one more event and returns how many there are now. One statement, so that processes which
 * share a database count together. The first event of a window clears away what has expired.
 */
export async function countEvent(id: string, expiresAt: Date): Promise<number> {
  const db = await database();
  const { count } = await db.rateLimitCounter.upsert({
    where: { id },
    create: { id, count: 1, expiresAt },
    update: { count: { increment: 1 } },
  });
  if (count === 1) {
    await db.rateLimitCounter.deleteMany({ where: { expiresAt: { lt: new Date() } } });
  }
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
