import 'server-only';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/telemetry/log';
import { isPostgres } from './address';
import { database } from './client';

/**
 * SQLite keeps deleted text in free pages and journal. False if another process uses the file:
 * repeat it.
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
