import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { databaseFile, isPostgres } from '../../lib/platform/db/address';
import { messageOf } from './run';

const FILE = 0o600;
const FOLDER = 0o700;

const DATA = 'data';

function makePrivate(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Journals and locks come and go.
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') console.warn(`Others may read ${path}: ${message}`);
  }
}

export function closeDataFolder(): void {
  if (!existsSync(DATA)) return;
  makePrivate(DATA, FOLDER);
  for (const entry of readdirSync(DATA, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) makePrivate(path, FOLDER);
    else if (entry.isFile()) makePrivate(path, FILE);
  }
}

/** Creates a private SQLite file, or makes an existing one private; its journals get the same rights. */
export function closeDatabase(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: FOLDER });
  closeSync(openSync(file, 'a', FILE));
  for (const path of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) {
    makePrivate(path, FILE);
  }
}

const REASONS: [codes: RegExp, reason: string][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/, 'The disk is full'],
  [/^(SQLITE_READONLY|EROFS|25006)/, 'It can only be read'],
  [/^(SQLITE_CANTOPEN|EACCES|EPERM)/, 'It may not be opened, or not be written'],
  [/^SQLITE_IOERR/, 'The disk has failed, or is full'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'It is damaged, or no database'],
  [/^SQLITE_BUSY/, 'Another program holds it'],
  [/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT)/, 'Nothing answers there'],
  [/^57P03/, 'It is starting or ending'],
  [/^28/, 'It does not let this user in'],
];

function placeOf(url: string): string {
  if (!isPostgres(url)) return databaseFile(url);
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Explains an error of the database in a sentence; returns other errors unchanged. */
export function databaseFault(error: unknown, url: string): unknown {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  const reason = REASONS.find(([codes]) => codes.test(code ?? cause?.code ?? ''))?.[1];
  if (!reason) return error;
  return new Error(
    `The database at ${placeOf(url)} cannot be used. ${reason}: ${messageOf(error)}`,
  );
}

/** Referenced for the life of this process, so that the connection is not collected and closed. */
const held: { lock?: Database.Database } = {};

/**
 * Locks a SQLite file for one server: a second one would have its own counters and cached pages. The lock is
 * the system's, on a file beside the database: it ends with the process, and commands can still open the
 * database.
 * @throws Error if another server has the file or the disk refuses the lock
 */
export function claimDatabase(url: string): void {
  if (isPostgres(url)) return;
  const file = databaseFile(url);
  try {
    closeDatabase(`${file}.serving`);
    const lock = new Database(`${file}.serving`, { timeout: 0 } as Database.Options);
    // Writes nothing to the disk.
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
