import { existsSync, statSync } from 'node:fs';
import Database from 'libsql';
import type pg from 'pg';
import { postgresTables, sqliteTables } from './digests';

// A restore works where nothing is, and beside nobody.

const MIGRATIONS = '_prisma_migrations';

function judge(tables: string[], filled: string[], where: string): void {
  if (filled.length > 0) {
    const names = filled.slice(0, 3).join(', ');
    throw new Error(
      `${where} is not empty: there are rows in ${names}${filled.length > 3 ? ', …' : ''}.`,
    );
  }
  if (tables.length > 0 && !tables.includes(MIGRATIONS)) {
    throw new Error(`${where} holds tables of something else: ${tables.slice(0, 3).join(', ')}.`);
  }
}

/**
 * Sees that a SQLite file is not there, or holds no rows and is open nowhere.
 * @throws Error with a sentence
 */
export function requireNoRows(path: string): void {
  if (!existsSync(path) || statSync(path).size === 0) return;
  const file = new Database(path, { timeout: 0 } as Database.Options);
  try {
    const tables = sqliteTables(file);
    const filled = tables.filter(
      (name) => name !== MIGRATIONS && file.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get(),
    );
    judge(tables, filled, path);
    // Only whoever is alone with a file may change its journal.
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

/**
 * Sees that a Postgres database holds no rows and has nobody else connected.
 * @throws Error with a sentence
 */
export async function requireNobody(client: pg.Client): Promise<void> {
  const where = `The database ${client.database}`;
  const tables = await postgresTables(client);
  const filled: string[] = [];
  for (const name of tables.filter((each) => each !== MIGRATIONS)) {
    const { rows } = await client.query(`SELECT 1 FROM "${name}" LIMIT 1`);
    if (rows.length > 0) filled.push(name);
  }
  judge(tables, filled, where);
  const { rows } = await client.query<{ count: number }>(OTHERS);
  if (rows[0]!.count > 0) {
    throw new Error(`Somebody works on ${where.toLowerCase()}: stop the servers first.`);
  }
}

const FUNCTIONS = `SELECT oid::regprocedure::text AS name FROM pg_proc
  WHERE pronamespace = current_schema()::regnamespace`;

/** Takes away the tables of a Postgres database, with what belongs to them. */
export async function empty(client: pg.Client): Promise<void> {
  for (const name of await postgresTables(client)) {
    await client.query(`DROP TABLE IF EXISTS "${name}" CASCADE`);
  }
  const { rows } = await client.query<{ name: string }>(FUNCTIONS);
  for (const { name } of rows) await client.query(`DROP FUNCTION IF EXISTS ${name} CASCADE`);
}
