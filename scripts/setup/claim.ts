import Database from 'libsql';
import { fileOf, isPostgres } from '../../lib/platform/db/address';
import { databaseFault } from './database-fault';
import { closeDatabase } from './private-files';

/** Kept here for as long as this process lives: a connection that nobody holds is closed. */
const held: { lock?: Database.Database } = {};

/**
 * Takes a SQLite file for this process alone, as its server: a second one would keep counters and pages of its
 * own. The lock stands beside the file and is the system's, so that it ends with the process however that
 * ends, and commands that work on the file beside a server find it open.
 * @throws Error with a sentence when another server has the file, or the disk does not let it be taken
 */
export function claimDatabase(url: string): void {
  if (isPostgres(url)) return;
  const file = fileOf(url);
  try {
    closeDatabase(`${file}.serving`);
    const lock = new Database(`${file}.serving`, { timeout: 0 } as Database.Options);
    // Nothing of it comes to the disk.
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    held.lock = lock;
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('SQLITE_BUSY')) {
      throw databaseFault(error, url);
    }
    throw new Error(
      `Another process serves ${file} already. A SQLite file is for one server: end the other one first, or set DATABASE_URL to a file of its own or to Postgres, which several may share.`,
    );
  }
}
