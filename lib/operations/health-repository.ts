import 'server-only';
import { BUSY_TIMEOUT, database, isPostgres } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { countEvent } from '@/lib/platform/rate-limit/repository';

/** How many mails wait to be sent. Fails when the database does not answer. */
export async function countQueuedMails(): Promise<number> {
  const db = await database();
  return db.outboxMessage.count({ where: { status: 'queued' } });
}

/** Milliseconds to wait for a lock on the SQLite file: its driver lets nobody else be served meanwhile. */
const LOCK_PATIENCE = 1000;

/** Writes one row, always the same. Fails on a full disk, a database that is only read, or a held lock. */
export async function tryWriting(): Promise<void> {
  const db = await database();
  const isFile = !isPostgres(env().DATABASE_URL);
  const wait = (time: number) => db.$queryRawUnsafe(`PRAGMA busy_timeout = ${time}`);
  if (isFile) await wait(LOCK_PATIENCE);
  try {
    await countEvent('health', new Date(Date.now() + 60_000));
  } finally {
    if (isFile) await wait(BUSY_TIMEOUT);
  }
}
