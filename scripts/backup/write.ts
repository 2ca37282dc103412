import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createReadStream, existsSync, openSync, closeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import Database from 'libsql';
import { fileOf, isPostgres } from '../../lib/platform/db/address';
import { env } from '../../lib/platform/env';
import { keyedHash } from '../../lib/platform/secret';
import { dueFrom } from '../../lib/requests/periods';
import { bringUpToDate, inDatabase, readErasures } from './erasures';
import { digestKey, digestPostgres, digestSqlite } from './digests';
import { DATABASE_FILE, MANIFEST, SECRET_FILE, UNFINISHED, type Manifest } from './manifest';
import { connectTo, findTool, startTool } from './postgres-tools';
import { keyFrom, newSalt, store, type StoredFile } from './stored-file';

/** What the portal generates its secret into (lib/platform/secret.ts). */
export const SECRET = 'data/secret';
/** Beside the backups: whoever was erased after they were taken. */
const LIST = 'erasures.jsonl';

const FINISHED = /^portal-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
/** Milliseconds after which a backup that is not finished is taken for one that never will be. */
const ABANDONED = 86_400_000;

/** By which a restore tells whether it works with the secret that a backup was made with. */
export const secretMark = (takenAt: string): string => keyedHash(`backup:${takenAt}`);

interface Place {
  folder: string;
  key?: Buffer;
  takenAt: string;
}

type Contents = Pick<Manifest, 'database' | 'dumpedBy' | 'migrations' | 'tables'> & {
  file: StoredFile;
};

const APPLIED = `SELECT migration_name AS name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`;

/** Writes what one moment of a SQLite file holds, while others write into it. */
async function copySqlite(path: string, { folder, key, takenAt }: Place): Promise<Contents> {
  const target = join(folder, DATABASE_FILE.sqlite);
  // What is not encrypted yet lies where the database lies, and nowhere else.
  const copy = `${key ? path : target}.copy`;
  closeSync(openSync(copy, 'w', 0o600));
  try {
    const source = new Database(path, { timeout: 10_000 } as Database.Options);
    source.prepare('VACUUM INTO ?').run(copy);
    source.close();
    const file = new Database(copy);
    const migrations = (file.prepare(APPLIED).all() as { name: string }[]).map(({ name }) => name);
    const tables = digestSqlite(file, digestKey(takenAt));
    file.close();
    const stored = await store(createReadStream(copy), target, key);
    return { database: 'sqlite', migrations, tables, file: stored };
  } finally {
    await rm(copy, { force: true });
  }
}

/** Dumps what one moment of a Postgres database holds; the hashes are of the same moment. */
async function dumpPostgres(url: string, { folder, key, takenAt }: Place): Promise<Contents> {
  const client = await connectTo(url);
  try {
    const { rows: versions } = await client.query('SHOW server_version_num');
    const tool = findTool('pg_dump', Math.floor(versions[0].server_version_num / 10_000));
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query('SELECT pg_export_snapshot() AS name');
    const options = ['--format=custom', '--compress=1', '--no-owner', '--no-privileges'];
    const { child, ended } = startTool(tool.path, [...options, `--snapshot=${rows[0].name}`], url);
    const target = join(folder, DATABASE_FILE.postgresql);
    const [file, tables] = await Promise.all([
      store(child.stdout, target, key),
      digestPostgres(client, digestKey(takenAt)),
      ended,
    ]).catch((error) => {
      child.kill();
      throw error;
    });
    const { rows: applied } = await client.query(APPLIED);
    const migrations = applied.map(({ name }) => String(name));
    return { database: 'postgresql', dumpedBy: tool.version, migrations, tables, file };
  } finally {
    await client.end();
  }
}

/** What was renamed or made in a folder is on the disk when this resolves. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** When a backup was taken, by its name. */
const takenAtOf = (name: string) => new Date(name.replace(FINISHED, '$1T$2:$3:$4Z'));

/** Removes backups that are past their period, and those that were never finished. */
async function tidy(to: string): Promise<string[]> {
  const names = await readdir(to);
  const due = dueFrom('backup', new Date());
  const old = names.filter((name) => FINISHED.test(name) && takenAtOf(name) <= due);
  for (const name of names.filter((each) => each.endsWith(UNFINISHED))) {
    const { mtimeMs } = await stat(join(to, name));
    if (Date.now() - mtimeMs > ABANDONED) old.push(name);
  }
  for (const name of old) await rm(join(to, name), { recursive: true });
  return old;
}

/** Adds to a list whoever the database or this portal's own list names as erased. */
export async function writeErasures(url: string, list: string): Promise<number> {
  const own = env().ERASURE_LIST;
  if (resolve(own) === resolve(list)) {
    throw new Error(`${list} is the portal's own list; name a file in another place.`);
  }
  const erased = [...(existsSync(own) ? await readErasures(own) : []), ...(await inDatabase(url))];
  return bringUpToDate(list, erased);
}

export interface BackupOrder {
  url: string;
  /** Folder that holds the backups */
  to: string;
  passphrase?: string;
  version: string;
}

/** Writes a backup of a database that may be at work; a folder without `.unfinished` is whole. */
export async function writeBackup({ url, to, passphrase, version }: BackupOrder) {
  const takenAt = new Date().toISOString();
  const name = `portal-${takenAt.slice(0, 19).replaceAll(':', '-')}Z`;
  const folder = join(to, name);
  const unfinished = `${folder}${UNFINISHED}`;
  await mkdir(to, { recursive: true, mode: 0o700 });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const salt = passphrase && newSalt();
    const key = passphrase && salt ? await keyFrom(passphrase, salt) : undefined;
    const place = { folder: unfinished, key, takenAt };
    const { file, ...contents } = isPostgres(url)
      ? await dumpPostgres(url, place)
      : await copySqlite(fileOf(url), place);
    const files = [file];
    const mark = secretMark(takenAt);
    if (!env().AUTH_SECRET) {
      const secret = createReadStream(SECRET);
      files.push(await store(secret, join(unfinished, SECRET_FILE), key));
    }
    const manifest: Manifest = {
      ...{ format: 2, version, takenAt, ...contents, secretMark: mark, files },
      ...(salt && { salt }),
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await store(Readable.from([Buffer.from(text)]), join(unfinished, MANIFEST));
    await syncFolder(unfinished);
    await rename(unfinished, folder);
    await chmod(folder, 0o700);
    await syncFolder(to);
    const erasures = await writeErasures(url, join(to, LIST));
    return { folder, manifest, erasures, removed: await tidy(to) };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** A passphrase from a file; the end of its line is none of it. */
export async function passphraseFrom(file: string | undefined): Promise<string | undefined> {
  if (!file) return env().BACKUP_KEY;
  const passphrase = (await readFile(file, 'utf8')).replace(/\r?\n$/, '');
  if (passphrase.length < 16) throw new Error(`${file}: expected at least 16 characters.`);
  return passphrase;
}
