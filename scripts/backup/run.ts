import { randomBytes } from 'node:crypto';
import { closeSync, createReadStream, existsSync, openSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import Database from 'libsql';
import { databaseFile, isPostgres } from '../../lib/platform/db/address';
import { env } from '../../lib/platform/env';
import { dueFrom } from '../../lib/submissions/periods';
import { version } from '../../package.json';
import { obey, printLine, stage } from '../setup/run';
import { bringUpToDate, inDatabase, readErasures } from './erasures';
import {
  DATABASE_FILE,
  MANIFEST,
  readPassphrase,
  SECRET,
  SECRET_FILE,
  secretMark,
  syncFolder,
  UNFINISHED,
  type Manifest,
} from './manifest';
import { connectTo, findTool, startTool } from './postgres-tools';
import { keyFrom, store } from './stored-file';
import { countPostgres, countSqlite, rowsOf } from './tables';

const USAGE = `npm run backup -- --to FOLDER [--passphrase-file FILE]
                                     writes a backup into a folder of its own, and removes those that are too old
npm run backup -- --erasures FILE    adds the erased submissions to a list; takes a second`;

const LIST = 'erasures.jsonl';

const FINISHED = /^portal-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
/** Milliseconds after which an unfinished backup is removed. */
const ABANDONED = 86_400_000;

const APPLIED = `SELECT migration_name AS name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`;

type Contents = Pick<Manifest, 'database' | 'dumpedBy' | 'migrations' | 'tables' | 'files'>;

/** A consistent copy, while others write into the file. */
async function copySqlite(path: string, folder: string, key?: Buffer): Promise<Contents> {
  const target = join(folder, DATABASE_FILE.sqlite);
  // The unencrypted copy never leaves the database's folder.
  const copy = `${key ? path : target}.copy`;
  closeSync(openSync(copy, 'w', 0o600));
  try {
    const source = new Database(path, { timeout: 10_000 } as Database.Options);
    source.prepare('VACUUM INTO ?').run(copy);
    source.close();
    const file = new Database(copy);
    const migrations = (file.prepare(APPLIED).all() as { name: string }[]).map(({ name }) => name);
    const tables = countSqlite(file);
    file.close();
    const stored = await store(createReadStream(copy), target, key);
    return { database: 'sqlite', migrations, tables, files: [stored] };
  } finally {
    await rm(copy, { force: true });
  }
}

async function dumpPostgres(url: string, folder: string, key?: Buffer): Promise<Contents> {
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
      countPostgres(client),
      ended,
    ]).catch((error) => {
      child.kill();
      throw error;
    });
    const { rows: applied } = await client.query(APPLIED);
    const migrations = applied.map(({ name }) => String(name));
    return { database: 'postgresql', dumpedBy: tool.version, migrations, tables, files: [file] };
  } finally {
    await client.end();
  }
}

async function tidy(to: string): Promise<string[]> {
  const names = await readdir(to);
  const due = dueFrom('backup', new Date());
  const takenAt = (name: string) => new Date(name.replace(FINISHED, '$1T$2:$3:$4Z'));
  const old = names.filter((name) => FINISHED.test(name) && takenAt(name) <= due);
  for (const name of names.filter((each) => each.endsWith(UNFINISHED))) {
    const { mtimeMs } = await stat(join(to, name));
    if (Date.now() - mtimeMs > ABANDONED) old.push(name);
  }
  for (const name of old) await rm(join(to, name), { recursive: true });
  return old;
}

async function writeErasures(url: string, list: string): Promise<number> {
  const own = env().ERASURE_LIST;
  if (resolve(own) === resolve(list)) {
    throw new Error(`${list} is the portal's own list; name a file in another place.`);
  }
  const erased = [...(existsSync(own) ? await readErasures(own) : []), ...(await inDatabase(url))];
  return bringUpToDate(list, erased);
}

/** The folder is renamed when it is complete. */
async function writeBackup(url: string, to: string, passphrase?: string) {
  const takenAt = new Date().toISOString();
  const folder = join(to, `portal-${takenAt.slice(0, 19).replaceAll(':', '-')}Z`);
  const unfinished = `${folder}${UNFINISHED}`;
  await mkdir(to, { recursive: true, mode: 0o700 });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const salt = passphrase ? randomBytes(16).toString('hex') : undefined;
    const key = passphrase && salt ? await keyFrom(passphrase, salt) : undefined;
    const contents = isPostgres(url)
      ? await dumpPostgres(url, unfinished, key)
      : await copySqlite(databaseFile(url), unfinished, key);
    if (!env().AUTH_SECRET) {
      const secret = createReadStream(SECRET);
      contents.files.push(await store(secret, join(unfinished, SECRET_FILE), key));
    }
    const mark = secretMark(takenAt);
    const manifest: Manifest = { format: 3, version, takenAt, secretMark: mark, salt, ...contents };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await store(Readable.from([Buffer.from(text)]), join(unfinished, MANIFEST));
    await syncFolder(unfinished);
    await rename(unfinished, folder);
    await chmod(folder, 0o700);
    await syncFolder(to);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function readArguments() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { to: text, erasures: text, 'passphrase-file': text } });
  const { to, erasures } = values;
  if (Boolean(to) === Boolean(erasures)) throw new Error('Either --to or --erasures is needed.');
  return { to, erasures, passphraseFile: values['passphrase-file'] };
}

async function run({ to = '', erasures, passphraseFile }: ReturnType<typeof readArguments>) {
  const url = env().DATABASE_URL;
  // Opening it would create an empty one.
  if (!isPostgres(url) && !existsSync(databaseFile(url)))
    throw new Error(`No database is at ${url}.`);
  if (erasures) {
    printLine(`${erasures} names ${await writeErasures(url, erasures)} erased submissions`);
    return;
  }
  const passphrase = passphraseFile ? await readPassphrase(passphraseFile) : env().BACKUP_KEY;
  const { folder, manifest } = await stage('Backing up', () => writeBackup(url, to, passphrase));
  const megabytes = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  const how = passphrase ? 'encrypted' : 'not encrypted';
  printLine(`${folder}: ${rowsOf(manifest.tables)} rows, ${megabytes.toFixed(1)} MB, ${how}`);
  printLine(
    `${await writeErasures(url, join(to, LIST))} erased submissions are on the list beside it`,
  );
  if (env().AUTH_SECRET) {
    printLine(
      'AUTH_SECRET is not in it: without it links, receipts and keyed hashes are worth nothing',
    );
  }
  const removed = await tidy(to);
  if (removed.length > 0) printLine(`Removed: ${removed.join(', ')}`);
}

await obey({ usage: USAGE, readArguments, failure: 'There is no backup.', run });
