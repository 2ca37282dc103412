import { createClient } from '@libsql/client';
import pg from 'pg';

/** Writes many rows at once into a table. */
export type Insert = (table: string, rows: readonly object[]) => Promise<void>;

/** What differs between the two databases. */
interface Connection {
  run: (sql: string) => Promise<unknown>;
  /** Definitions of the indexes that may be missing for a while, by name */
  indexes: () => Promise<Map<string, string>>;
  /** Inserts the rows of a JSON array whose columns have these names */
  insert: (table: string, names: readonly string[], rows: readonly object[]) => Promise<unknown>;
  /** Brings what the planner knows up to date, as the database does by itself in time */
  settle: string;
  close: () => Promise<void> | void;
}

/** Rows that travel in one statement. */
const BATCH = 2000;

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

const mapOf = (rows: { name: string; sql: string }[]) =>
  new Map(rows.map(({ name, sql }) => [name, sql]));

async function openPostgres(url: string): Promise<Connection> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // What is lost in a crash of a bench is filled in again.
  await client.query('SET synchronous_commit = off');
  return {
    run: (sql) => client.query(sql),
    indexes: async () => {
      const { rows } = await client.query(
        `SELECT indexname AS name, indexdef AS sql FROM pg_indexes
         WHERE schemaname = current_schema() AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
      );
      return mapOf(rows);
    },
    insert: (table, names, rows) =>
      client.query(
        `INSERT INTO "${table}" (${quoted(names)})
         SELECT ${quoted(names)} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
        [JSON.stringify(rows)],
      ),
    settle: 'VACUUM ANALYZE',
    close: () => client.end(),
  };
}

/** Moments as the portal's own driver writes them on SQLite. */
const moment = (_name: string, value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value)
    ? value.replace('Z', '+00:00')
    : value;

async function openSqlite(url: string): Promise<Connection> {
  const client = createClient({ url, timeout: 60_000 });
  const run = (sql: string) => client.execute(sql);
  for (const pragma of ['journal_mode = WAL', 'synchronous = OFF', 'cache_size = -500000']) {
    await run(`PRAGMA ${pragma}`);
  }
  return {
    run,
    indexes: async () => {
      const { rows } = await run(
        `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql LIKE 'CREATE INDEX%'`,
      );
      return mapOf(rows as unknown as { name: string; sql: string }[]);
    },
    insert: (table, names, rows) =>
      client.execute({
        sql: `INSERT INTO "${table}" (${quoted(names)})
              SELECT ${names.map((name) => `value ->> '$.${name}'`).join(', ')} FROM json_each(?)`,
        args: [JSON.stringify(rows, moment)],
      }),
    settle: 'ANALYZE',
    close: () => client.close(),
  };
}

/**
 * Fills a database. Its indexes are made anew at the end, which takes a fraction of the time, and
 * what the planner knows of the tables is brought up to date.
 */
export async function filling(url: string, work: (insert: Insert) => Promise<void>) {
  const connection = await (/^postgres(ql)?:/.test(url) ? openPostgres(url) : openSqlite(url));
  const indexes = await connection.indexes();
  for (const name of indexes.keys()) await connection.run(`DROP INDEX "${name}"`);
  await work(async (table, rows) => {
    const names = Object.keys(rows[0] ?? {});
    await connection.run('BEGIN');
    for (let start = 0; start < rows.length; start += BATCH) {
      await connection.insert(table, names, rows.slice(start, start + BATCH));
    }
    await connection.run('COMMIT');
  });
  for (const sql of indexes.values()) await connection.run(sql);
  await connection.run(connection.settle);
  await connection.close();
}
