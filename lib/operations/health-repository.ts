import 'server-only';
import { database, databaseLoad } from '@/lib/platform/db/client';
import { countEvent } from '@/lib/platform/rate-limit/repository';

/** Fails without a database. */
export async function countQueuedMails(): Promise<number> {
  const db = await database();
  return db.outboxMessage.count({ where: { status: 'queued' } });
}

/** Fails on a full disk, a read-only database, or a held lock. */
export async function tryWriting(): Promise<void> {
  await countEvent('health', new Date(Date.now() + 60_000));
}

export const loadOfDatabase = () => databaseLoad().catch(() => undefined);

export async function unsentMails() {
  const db = await database();
  const rows = await db.outboxMessage.groupBy({
    by: ['status'],
    where: { status: { in: ['queued', 'rejected', 'dead'] } },
    _count: true,
    _min: { createdAt: true },
  });
  return rows.map(({ status, _count, _min }) => ({
    status,
    count: _count,
    oldest: _min.createdAt,
  }));
}
