import 'server-only';
import { database } from '@/lib/platform/db/client';
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
