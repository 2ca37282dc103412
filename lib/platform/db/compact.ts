import 'server-only';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/telemetry/log';
import { isPostgres } from './address';
import { database } from './client';

/**
 * Lets the SQLite file forget what was deleted: until then the text stands in its free pages and in
 * the journal. Nothing on Postgres, whose own clean-up does it.
 * @returns false when another process was busy with the file; nothing is lost, and it can be repeated
 */
export async function forgetDeleted(): Promise<boolean> {
  if (isPostgres(env().DATABASE_URL)) return true;
  const db = await database();
  try {
    await db.$executeRawUnsafe('VACUUM');
    const [state] = await db.$queryRawUnsafe<{ busy: number | bigint }[]>(
      'PRAGMA wal_checkpoint(TRUNCATE)',
    );
    if (Number(state?.busy) === 0) return true;
    log().warn('The database was busy; what was deleted leaves its file with the next run');
  } catch (error) {
    log().warn({ err: error }, 'The database could not be compacted; the next run does it');
  }
  return false;
}
