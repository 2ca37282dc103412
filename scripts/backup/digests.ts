import { createHash, createHmac } from 'node:crypto';
import { keyedHash } from '../../lib/platform/secret';
import type Database from 'libsql';
import type pg from 'pg';
import { LIST_TABLES } from '../setup/migrations';
import type { Digests } from './manifest';

// Each table as a number of rows and one hash over all of them, in the order of its primary key: equal when
// nothing is missing, added or different, whatever the pages of the file look like. The hash is keyed, because
// the manifest is readable: with another one a guess at what stands in a small table could be tried.

/** With what the tables of a backup are hashed: the portal's secret, and when it was taken. */
export const digestKey = (takenAt: string): string => keyedHash(`backup-tables:${takenAt}`);

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Rows that are fetched at once. */
const BATCH = 5000;

/** @param key none: as backups before the keyed hash have it */
function digest(key?: string) {
  const hash = key === undefined ? createHash('sha256') : createHmac('sha256', key);
  let rows = 0;
  return {
    add: (row: string) => {
      rows += 1;
      hash.update(row).update('\n');
    },
    end: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** Names of the tables of a SQLite file. */
export const sqliteTables = (database: Database.Database): string[] =>
  (database.prepare(LIST_TABLES.sqlite).all() as { name: string }[]).map(({ name }) => name).sort();

/** What each table of a SQLite file holds. */
export function digestSqlite(database: Database.Database, key?: string): Digests {
  const digests: Digests = {};
  for (const table of sqliteTables(database)) {
    const columns = database.prepare(`PRAGMA table_info(${quoted(table)})`).all() as {
      name: string;
      pk: number;
    }[];
    const keys = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
    const row = columns.map(({ name }) => `quote(${quoted(name)})`).join(` || ',' || `);
    const order = (keys.length > 0 ? keys : columns).map(({ name }) => quoted(name)).join(', ');
    const found = digest(key);
    const sql = `SELECT ${row} FROM ${quoted(table)} ORDER BY ${order}`;
    for (const [text] of database.prepare(sql).raw(true).iterate() as Iterable<[string]>) {
      found.add(text);
    }
    digests[table] = found.end();
  }
  return digests;
}

/** Names of the tables of a Postgres database. */
export async function postgresTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(LIST_TABLES.postgresql);
  return rows.map(({ name }) => name).sort();
}

/** How rows are written as text, whatever the server's own settings are. */
const SPELLING = `SET DateStyle = 'ISO, MDY'; SET TimeZone = 'UTC'; SET IntervalStyle = 'postgres';
  SET bytea_output = 'hex'; SET extra_float_digits = 1; SET statement_timeout = 0;
  SET work_mem = '64MB'`;

const KEYS = `SELECT attname AS name, atttypid IN ('text'::regtype, 'varchar'::regtype) AS "isText"
  FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
  WHERE indrelid = $1::regclass AND indisprimary ORDER BY array_position(indkey::int2[], attnum)`;

/** What each table of a Postgres database holds, as the transaction sees it that is open. */
export async function digestPostgres(client: pg.Client, key?: string): Promise<Digests> {
  await client.query(SPELLING);
  const digests: Digests = {};
  for (const table of await postgresTables(client)) {
    const { rows: keys } = await client.query(KEYS, [quoted(table)]);
    // Two servers may sort the same words differently.
    const order = keys.map(({ name, isText }) => quoted(name) + (isText ? ' COLLATE "C"' : ''));
    const found = digest(key);
    await client.query(
      `DECLARE everything NO SCROLL CURSOR FOR SELECT each::text AS row FROM ${quoted(table)} AS each
       ORDER BY ${order.join(', ') || '1 COLLATE "C"'}`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`FETCH ${BATCH} FROM everything`);
      for (const { row } of rows) found.add(row);
      if (rows.length < BATCH) break;
    }
    await client.query('CLOSE everything');
    digests[table] = found.end();
  }
  return digests;
}
