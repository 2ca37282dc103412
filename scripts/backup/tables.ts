import { existsSync, statSync } from 'node:fs';
import Database from 'libsql';
import type pg from 'pg';
import { LIST_TABLES, MIGRATIONS_TABLE } from '../setup/migrations';

export type Counts = Record<string, number>;

export const rowsOf = (counts: Counts): string =>
  Object.values(counts)
    .reduce((sum, rows) => sum + rows, 0)
    .toLocaleString('en');

export function countSqlite(file: Database.Database): Counts {
  const tables = file.prepare(LIST_TABLES.sqlite).all() as { name: string }[];
  const count = (name: string) =>
    (file.prepare(`SELECT count(*) AS rows FROM "${name}"`).get() as { rows: number }).rows;
  return Object.fromEntries(tables.map(({ name }) => [name, count(name)]));
}

export async function countPostgres(client: pg.Client): Promise<Counts> {
  const counts: Counts = {};
  const { rows: tables } = await client.query<{ name: string }>(LIST_TABLES.postgresql);
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT count(*)::int AS rows FROM "${name}"`);
    counts[name] = rows[0].rows;
  }
  return counts;
}

function requireEmpty(counts: Counts, where: string): void {
  const tables = Object.keys(counts);
  const filled = tables.filter((name) => name !== MIGRATIONS_TABLE && counts[name] !== 0).sort();
  if (filled.length > 0) {
    const names = filled.slice(0, 3).join(', ');
    throw new Error(
      `${where} is not empty: there are rows in ${names}${filled.length > 3 ? ', …' : ''}.`,
    );
  }
  if (tables.length > 0 && !tables.includes(MIGRATIONS_TABLE)) {
    throw new Error(`${where} holds tables of something else: ${tables.slice(0, 3).join(', ')}.`);
  }
}

/** @throws Error if a SQLite file has rows, or is open elsewhere */
export function requireUnusedFile(path: string): void {
  if (!existsSync(path) || statSync(path).size === 0) return;
  const file = new Database(path, { timeout: 0 } as Database.Options);
  try {
    requireEmpty(countSqlite(file), path);
    // SQLite changes the journal only for the single user of a file.
    file.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) {
      throw error;
    }
    throw new Error(`Somebody works on ${path}: stop the server first.`);
  } finally {
    file.close();
  }
}

const OTHERS = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;

/** @throws Error if a Postgres database has rows, or other connections */
export async function requireUnusedDatabase(client: pg.Client): Promise<void> {
  const where = `The database ${client.database}`;
  requireEmpty(await countPostgres(client), where);
  const { rows } = await client.query<{ count: number }>(OTHERS);
  if (rows[0]!.count > 0) {
    throw new Error(`Somebody works on ${where.toLowerCase()}: stop the servers first.`);
  }
}

const FUNCTIONS = `SELECT oid::regprocedure::text AS name FROM pg_proc
  WHERE pronamespace = current_schema()::regnamespace`;

export async function empty(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(LIST_TABLES.postgresql);
  for (const { name } of tables) await client.query(`DROP TABLE IF EXISTS "${name}" CASCADE`);
  const { rows: functions } = await client.query<{ name: string }>(FUNCTIONS);
  for (const { name } of functions) await client.query(`DROP FUNCTION IF EXISTS ${name} CASCADE`);
}
