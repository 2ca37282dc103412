import 'server-only';
import { database } from '@/lib/db/client';

/** How many mails wait to be sent. Fails when the database does not answer. */
export async function countQueuedMails(): Promise<number> {
  const db = await database();
  return db.outboxMessage.count({ where: { status: 'queued' } });
}
