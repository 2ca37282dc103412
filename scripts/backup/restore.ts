import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { databaseFile, isPostgres } from '../../lib/platform/db/address';
import { database } from '../../lib/platform/db/client';
import { forgetDeleted } from '../../lib/platform/db/compact';
import { parseEnv } from '../../lib/platform/env';
import { connectOrCreate, migrate } from '../setup/migrations';
import { printLine, stage } from '../setup/run';
import { bringUpToDate, eraseAgain, listsIn, onlyOnce, readErasures } from './erasures';
import {
  DATABASE_FILE,
  readManifest,
  SECRET,
  SECRET_FILE,
  secretMark,
  syncFolder,
  type Manifest,
} from './manifest';
import { findTool, startTool } from './postgres-tools';
import { fetchStored, keyFrom, requireWholeFile } from './stored-file';
import {
  countPostgres,
  countSqlite,
  empty,
  requireUnusedDatabase,
  requireUnusedFile,
  rowsOf,
  type Counts,
} from './tables';

export interface RestoreOrder {
  url: string;
  from: string;
  passphrase?: string;
  erasures: readonly string[];
  withoutErasures?: boolean;
}

interface Backup {
  folder: string;
  manifest: Manifest;
  key?: Buffer;
}

const RESTORING = '.restoring';

/** @throws Error if a backup is incomplete, or does not fit this portal and database */
async function examine({ from, url, passphrase }: RestoreOrder): Promise<Backup> {
  const manifest = await readManifest(from);
  const kind = isPostgres(url) ? 'postgresql' : 'sqlite';
  if (manifest.database !== kind) {
    throw new Error(`The backup is one of ${manifest.database}, and DATABASE_URL names ${kind}.`);
  }
  const known = readdirSync(`prisma/${kind}/migrations`);
  const strange = manifest.migrations.find((name) => !known.includes(name));
  if (strange) throw new Error(`The backup is of a newer portal: this one knows no ${strange}.`);
  for (const file of manifest.files) await requireWholeFile(join(from, file.name), file);
  if (!manifest.salt) return { folder: from, manifest };
  if (!passphrase) {
    throw new Error('The backup is encrypted: set BACKUP_KEY, or name a --passphrase-file.');
  }
  return { folder: from, manifest, key: await keyFrom(passphrase, manifest.salt) };
}

async function collectErasures({ from, erasures, withoutErasures }: RestoreOrder, own: string) {
  const beside = await listsIn(dirname(resolve(from)));
  const sources = [...new Set([...beside, ...(existsSync(own) ? [own] : []), ...erasures])];
  if (sources.length === 0 && !withoutErasures) {
    throw new Error(
      'No list of erasures was found beside the backup: persons erased since would be back. Name one with --erasures, or say --without-erasures.',
    );
  }
  const found = onlyOnce((await Promise.all(sources.map(readErasures))).flat());
  const last = found.at(-1)?.erasedAt.toISOString() ?? 'never';
  printLine(`Erasures: ${found.length} in ${sources.length} lists, the last one ${last}`);
  return found;
}

/** @throws Error if another secret than the backup's is set, or none is available */
async function settleSecret({ folder, manifest, key }: Backup): Promise<string | undefined> {
  const isIncluded = manifest.files.some(({ name }) => name === SECRET_FILE);
  const isPut = isIncluded && !parseEnv(process.env).AUTH_SECRET && !existsSync(SECRET);
  if (isPut) {
    await mkdir(dirname(SECRET), { recursive: true, mode: 0o700 });
    await fetchStored(join(folder, SECRET_FILE), SECRET, key);
  } else if (!isIncluded && !parseEnv(process.env).AUTH_SECRET) {
    throw new Error('Set AUTH_SECRET to what it was: the backup does not hold it.');
  }
  if (secretMark(manifest.takenAt) === manifest.secretMark) return isPut ? SECRET : undefined;
  if (isPut) await rm(SECRET);
  const name = parseEnv(process.env).AUTH_SECRET ? 'AUTH_SECRET' : SECRET;
  throw new Error(
    `${name} is another one than the backup was made with: no link and no keyed hash would hold. Put the right one there${isIncluded ? ', or take it away: the backup holds one' : ''}.`,
  );
}

/** @throws Error with the tables whose number of rows differs from the backup */
function compare(found: Counts, { tables }: Manifest): void {
  const names = [...new Set([...Object.keys(tables), ...Object.keys(found)])];
  const different = names.filter((name) => tables[name] !== found[name]);
  if (different.length > 0) {
    throw new Error(`What was restored is not what was backed up: ${different.join(', ')}.`);
  }
  printLine(`Counted: ${rowsOf(found)} rows in ${names.length} tables, as in the backup`);
}

async function settle(url: string, erasures: Awaited<ReturnType<typeof collectErasures>>) {
  const applied = await migrate(url);
  if (applied.length > 0) printLine(`Migrations applied: ${applied.join(', ')}`);
  const erased = await stage('Erasing again', () => eraseAgain(erasures));
  await forgetDeleted();
  await (await database()).$disconnect();
  printLine(`${erased} submissions were erased again`);
}

const removeSqlite = (path: string) => {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(path + ending, { force: true });
};

async function restoreSqlite(
  url: string,
  { folder, manifest, key }: Backup,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const path = databaseFile(url);
  const unfinished = path + RESTORING;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  removeSqlite(unfinished);
  try {
    await stage('Restoring', () =>
      fetchStored(join(folder, DATABASE_FILE.sqlite), unfinished, key),
    );
    const file = new Database(unfinished);
    compare(countSqlite(file), manifest);
    file.close();
    await work(url + RESTORING);
    removeSqlite(path);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } finally {
    removeSqlite(unfinished);
  }
}

async function restorePostgres(
  url: string,
  { folder, manifest, key }: Backup,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const client = await connectOrCreate(url);
  const plain = mkdtempSync(join(tmpdir(), 'portal-restore-'));
  const stored = join(folder, DATABASE_FILE.postgresql);
  try {
    await requireUnusedDatabase(client);
    const tool = findTool('pg_restore', manifest.dumpedBy ?? 0);
    const dump = key ? join(plain, DATABASE_FILE.postgresql) : stored;
    if (key) await fetchStored(stored, dump, key);
    await empty(client);
    try {
      const options = ['--exit-on-error', '--jobs=2', '--no-owner', '--no-privileges', dump];
      await stage('Restoring', () => startTool(tool.path, options, url).ended);
      compare(await countPostgres(client), manifest);
      await client.query('ANALYZE');
      await work(url);
    } catch (error) {
      await empty(client);
      throw error;
    }
  } finally {
    await client.end();
    rmSync(plain, { recursive: true, force: true });
  }
}

/** Restores into an empty database; after a failure it is empty again. */
export async function restoreBackup(order: RestoreOrder): Promise<void> {
  const { url } = order;
  const own = parseEnv(process.env).ERASURE_LIST;
  const backup = await stage('Looking at the backup', () => examine(order));
  if (!isPostgres(url)) requireUnusedFile(databaseFile(url));
  const erasures = await collectErasures(order, own);
  // Settings are cached from here on, so they must name the database that is being filled.
  process.env.DATABASE_URL = isPostgres(url) ? url : url + RESTORING;
  const secret = await settleSecret(backup);
  try {
    const restore = isPostgres(url) ? restorePostgres : restoreSqlite;
    await restore(url, backup, (filled) => settle(filled, erasures));
    await bringUpToDate(own, erasures);
  } catch (error) {
    if (secret) rmSync(secret);
    throw error;
  }
  if (secret) printLine(`${secret} is that of the backup`);
  printLine(`Restored: what was there at ${backup.manifest.takenAt}. npm start may begin.`);
}
