import { createClient } from '@libsql/client';
import pg from 'pg';

/** Writes many rows at once into a table of an open database. */
export interface Filler {
  insert: (table: string, rows: readonly object[]) => Promise<void>;
  run: (sql: string) => Promise<void>;
  close: () => Promise<void> | void;
}

/** Rows that travel in one statement. */
const BATCH = 2000;

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

async function inBatches(rows: readonly object[], write: (json: string) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += BATCH) {
    await write(JSON.stringify(rows.slice(start, start + BATCH)));
  }
}

async function openPostgres(url: string): Promise<Filler> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // What is lost in a crash of a bench is filled in again.
  await client.query('SET synchronous_commit = off');
  return {
    insert: (table, rows) => {
      const names = quoted(Object.keys(rows[0] ?? {}));
      const sql = `INSERT INTO "${table}" (${names})
        SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1::json)`;
      return inBatches(rows, (json) => client.query(sql, [json]));
    },
    run: async (sql) => void (await client.query(sql)),
    close: () => client.end(),
  };
}

/** As the portal's own driver writes moments on SQLite. */
const moment = (_name: string, value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value)
    ? value.replace('Z', '+00:00')
    : value;

async function openSqlite(url: string): Promise<Filler> {
  const client = createClient({ url, timeout: 60_000 });
  const run = async (sql: string) => void (await client.execute(sql));
  for (const pragma of ['journal_mode = WAL', 'synchronous = OFF', 'cache_size = -500000']) {
    await run(`PRAGMA ${pragma}`);
  }
  return {
    insert: async (table, rows) => {
      const names = Object.keys(rows[0] ?? {});
      const values = names.map((name) => `value ->> '$.${name}'`).join(', ');
      const sql = `INSERT INTO "${table}" (${quoted(names)}) SELECT ${values} FROM json_each(?)`;
      await run('BEGIN');
      await inBatches(rows, (json) =>
        client.execute({ sql, args: [JSON.stringify(JSON.parse(json), moment)] }),
      );
      await run('COMMIT');
    },
    run,
    close: () => client.close(),
  };
}

/** Opens a database to fill it. */
export function openFiller(url: string): Promise<Filler> {
  return /^postgres(ql)?:/.test(url) ? openPostgres(url) : openSqlite(url);
}
