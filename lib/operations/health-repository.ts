import 'server-only';
import { database, databaseLoad } from '@/lib/platform/db/client';
import { countEvent } from '@/lib/platform/rate-limit/repository';

/** How many mails wait to be sent. Fails when the database does not answer. */
export async function countQueuedMails(): Promise<number> {
  const db = await database();
  return db.outboxMessage.count({ where: { status: 'queued' } });
}

/** Writes one row, always the same. Fails on a full disk, a database that is only read, or a held lock. */
export async function tryWriting(): Promise<void> {
  await countEvent('health', new Date(Date.now() + 60_000));
}

/** How busy the database is with this process; nothing where it could not be opened. */
export const loadOfDatabase = () => databaseLoad().catch(() => undefined);

/** Mails that wait or could not be sent, by status, with the moment at which the oldest was written. */
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
