import { fileOf, isPostgres } from '../../lib/platform/db/address';
import { messageOf } from './run';

const FULL = 'The disk is full';
const READ_ONLY = 'It can only be read';

/** What the codes of SQLite, Postgres and the system mean to whoever starts the portal. */
const REASONS: [codes: RegExp, reason: string][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/, FULL],
  [/^(SQLITE_READONLY|EROFS|25006)/, READ_ONLY],
  [/^(SQLITE_CANTOPEN|EACCES|EPERM)/, 'It may not be opened, or not be written'],
  [/^SQLITE_IOERR/, 'The disk does not do as it is told, or is full'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'It is damaged, or no database'],
  [/^SQLITE_BUSY/, 'Another program holds it'],
  [/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT)/, 'Nothing answers there'],
  [/^57P03/, 'It is starting or ending'],
  [/^28/, 'It does not let this user in'],
];

/** Where a database is, without its password. */
function placeOf(url: string): string {
  if (!isPostgres(url)) return fileOf(url);
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** An error of the database with a sentence that says what is wrong with it; other errors stay as they are. */
export function databaseFault(error: unknown, url: string): unknown {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  const reason = REASONS.find(([codes]) => codes.test(code ?? cause?.code ?? ''))?.[1];
  if (!reason) return error;
  return new Error(
    `The database at ${placeOf(url)} cannot be used. ${reason}: ${messageOf(error)}`,
  );
}
