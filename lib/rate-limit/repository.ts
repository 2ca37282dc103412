import 'server-only';
import { database } from '@/lib/db/client';

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
