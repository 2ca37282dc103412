import { createClient } from '@libsql/client';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { database } from '@/lib/platform/db/client';
import { migrate } from '@/scripts/setup/migrations';
import { COMPANY_SETTINGS } from './company-settings';

declare const databaseProvider: 'sqlite' | 'postgresql';

/** What the portal ran with that wrote the fixture: its links are signed with this secret. */
export const FIVE_TABLES_SETTINGS = {
  ...COMPANY_SETTINGS,
  APP_URL: 'https://portal.example',
  AUTH_SECRET: 'the secret of the five tables, for tests',
};

/** After the last thing that was written to it: no lease and no wait for a mail has run out yet. */
export const FIVE_TABLES_NOW = new Date('2026-11-23T08:41:00Z');

/** The last migration that had been applied to it. */
const LAST_MIGRATION = '20261123060800_repeats_and_origins';

const MIGRATIONS = resolve(`prisma/${databaseProvider}/migrations`);
const FIXTURES = resolve('prisma/fixtures');

interface FiveTables {
  /** By names that say what became of them; some are deleted */
  requests: Record<string, { type: string; id: string }>;
  /** Every link, and whether it opens at FIVE_TABLES_NOW */
  links: {
    id: string;
    token: string;
    channel: string;
    subject: string;
    opens: boolean;
    isProven: boolean;
  }[];
}

export const fiveTables = JSON.parse(
  readFileSync(join(FIXTURES, 'five-tables.json'), 'utf8'),
) as FiveTables;

/** Runs a script against the database of this test file, past the client. */
async function run(script: string): Promise<void> {
  const url = String(process.env.DATABASE_URL);
  if (databaseProvider === 'sqlite') {
    const client = createClient({ url });
    await client.executeMultiple(script);
    client.close();
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(script).finally(() => client.end());
}

/** Takes away all that the database of this test file holds, its tables included. */
async function empty(): Promise<void> {
  await (await database()).$disconnect();
  delete (globalThis as { database?: unknown }).database;
  if (databaseProvider === 'postgresql')
    await run('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  else {
    const file = String(process.env.DATABASE_URL).replace('file:', '');
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
  }
}

/**
 * Turns the database of this test file into the one that was written while requests stood in five tables:
 * no later migration is applied to it yet.
 */
export async function loadFiveTables(): Promise<void> {
  await empty();
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  for (const name of readdirSync(MIGRATIONS).filter((each) => each <= LAST_MIGRATION)) {
    cpSync(join(MIGRATIONS, name), join(folder, name), { recursive: true });
  }
  await migrate(String(process.env.DATABASE_URL), folder).finally(() =>
    rmSync(folder, { recursive: true }),
  );
  await run(readFileSync(join(FIXTURES, `five-tables.${databaseProvider}.sql`), 'utf8'));
}

/** Applies what has come since, as a start of the portal does. */
export const migrateFiveTables = () => migrate(String(process.env.DATABASE_URL), MIGRATIONS);
