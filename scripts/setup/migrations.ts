import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { isPostgres } from '../../lib/platform/db/address';
import { closeDatabase, closeDataFolder, databaseFault } from './database-access';
import { withLock } from './lock.mjs';
import { messageOf } from './run';

type Provider = 'sqlite' | 'postgresql';

/** Prisma's own table, as its engine creates it. */
const CREATE_MIGRATIONS_TABLE: Record<Provider, string> = {
  sqlite: `
    CREATE TABLE "_prisma_migrations" (
      "id"                    TEXT PRIMARY KEY NOT NULL,
      "checksum"              TEXT NOT NULL,
      "finished_at"           DATETIME,
      "migration_name"        TEXT NOT NULL,
      "logs"                  TEXT,
      "rolled_back_at"        DATETIME,
      "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
      "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
    );`,
  postgresql: `
    CREATE TABLE _prisma_migrations (
      id                      VARCHAR(36) PRIMARY KEY NOT NULL,
      checksum                VARCHAR(64) NOT NULL,
      finished_at             TIMESTAMPTZ,
      migration_name          VARCHAR(255) NOT NULL,
      logs                    TEXT,
      rolled_back_at          TIMESTAMPTZ,
      started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
      applied_steps_count     INTEGER NOT NULL DEFAULT 0
    );`,
};

export const LIST_TABLES: Record<Provider, string> = {
  sqlite: `
    SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
  postgresql: `
    SELECT table_name::text AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
};

/** Any number, the same for every process that migrates a Postgres database. */
const ADVISORY_LOCK = 5_711_042;

export const MIGRATIONS_TABLE = '_prisma_migrations';
const RECORDED = `SELECT migration_name AS name, checksum FROM ${MIGRATIONS_TABLE} WHERE rolled_back_at IS NULL`;
const RECORD = `INSERT INTO ${MIGRATIONS_TABLE} (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES`;

interface Migration {
  name: string;
  sql: string;
}

/** Proves that the database is writable, and changes nothing. */
const WRITE = `UPDATE ${MIGRATIONS_TABLE} SET applied_steps_count = applied_steps_count`;

interface Connection {
  provider: Provider;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  apply: (migration: Migration) => Promise<void>;
  locked: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void> | void;
}

const checksum = (sql: string) => createHash('sha256').update(sql).digest('hex');

function recordOf({ name, sql }: Migration, started: Date): (string | number)[] {
  const [begun, finished] = [started, new Date()].map((time) =>
    time.toISOString().replace('Z', '+00:00'),
  );
  return [randomUUID(), checksum(sql), name, begun ?? '', finished ?? '', 1];
}

export async function connectOrCreate(url: string): Promise<Client> {
  const { default: pg } = await import('pg');
  const connect = async (address: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    return client;
  };
  return connect(url).catch(async (error) => {
    if (error.code !== '3D000') throw error;
    const admin = new URL(url);
    const name = decodeURIComponent(admin.pathname.slice(1));
    admin.pathname = '/postgres';
    const maintenance = await connect(admin.href);
    await maintenance
      .query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`)
      // Another process may have created it at the same moment.
      .catch((failure) => {
        if (!['42P04', '23505'].includes(failure.code)) throw failure;
      })
      .finally(() => maintenance.end());
    return connect(url);
  });
}

async function openPostgres(url: string): Promise<Connection> {
  const client = await connectOrCreate(url);
  return {
    provider: 'postgresql',
    query: async (sql) => (await client.query(sql)).rows,
    apply: async (migration) => {
      const started = new Date();
      await client.query('BEGIN');
      try {
        // In one piece, because functions contain semicolons.
        await client.query(migration.sql);
        await client.query(`${RECORD} ($1, $2, $3, $4, $5, $6)`, recordOf(migration, started));
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
    },
    locked: async (work) => {
      await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
      return work().finally(() => client.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCK]));
    },
    close: () => client.end(),
  };
}

async function openSqlite(url: string): Promise<Connection> {
  const { createClient } = await import('@libsql/client');
  const file = url.replace(/^file:/, '');
  closeDatabase(file);
  const client = createClient({ url, timeout: 5000 });
  return {
    provider: 'sqlite',
    query: async (sql) => {
      const { columns, rows } = await client.execute(sql);
      return rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
    },
    apply: async (migration) => {
      const started = new Date();
      // SQLite ignores the statement within a transaction, and replacing a table would delete the rows that
      // refer to it. The transaction keeps this connection; the next one has foreign keys again.
      const withoutKeys = /PRAGMA\s+foreign_keys\s*=\s*OFF/i.test(migration.sql);
      if (withoutKeys) await client.execute('PRAGMA foreign_keys = OFF');
      const transaction = await client.transaction('write');
      try {
        await transaction.executeMultiple(migration.sql);
        if (withoutKeys) {
          const { rows } = await transaction.execute('PRAGMA foreign_key_check');
          if (rows.length > 0) throw new Error(`${rows.length} rows refer to rows that are gone.`);
        }
        await transaction.execute({
          sql: `${RECORD} (?, ?, ?, ?, ?, ?)`,
          args: recordOf(migration, started),
        });
        await transaction.commit();
      } finally {
        transaction.close();
      }
    },
    locked: (work) => withLock(`${file}.migrating`, work),
    close: () => client.close(),
  };
}

function committed(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, sql: readFileSync(`${folder}/${name}/migration.sql`, 'utf8') }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function ensureTable(connection: Connection): Promise<void> {
  const tables = await connection.query(LIST_TABLES[connection.provider]);
  if (tables.some(({ name }) => name === MIGRATIONS_TABLE)) return;
  if (tables.length > 0) {
    throw new Error(
      `The database holds tables (${tables.map(({ name }) => name).join(', ')}) and no record of migrations: it is not this portal's.`,
    );
  }
  await connection.query(CREATE_MIGRATIONS_TABLE[connection.provider]);
}

async function pending(connection: Connection, migrations: Migration[]): Promise<Migration[]> {
  await ensureTable(connection);
  const recorded = await connection.query(RECORDED);
  const baseline = migrations[0]?.name;
  if (recorded.length > 0 && !recorded.some(({ name }) => name === baseline)) {
    throw new Error(
      `The database was made by a version before ${baseline}, and nothing carries it over. Name an empty database in DATABASE_URL, or keep running that version.`,
    );
  }
  return migrations.filter(({ name, sql }) => {
    const record = recorded.find((each) => each.name === name);
    if (!record) return true;
    // A checkout may have other line ends.
    const same = [sql, sql.replaceAll('\r\n', '\n')].map(checksum);
    if (!same.includes(String(record.checksum))) {
      throw new Error(
        `The migration ${name} was changed after it had been applied to this database. Put the file back as it was, and make the change in a new migration.`,
      );
    }
    return false;
  });
}

/**
 * Applies missing migrations, and proves that the database is writable. Concurrent processes take turns
 * (docs/decisions/003-prisma-without-download.md).
 * @returns the names of the applied migrations
 * @throws Error if the database is unreachable, full, or read-only
 */
export async function migrate(url: string, folder?: string): Promise<string[]> {
  try {
    return await bringUp(url, folder);
  } catch (error) {
    throw databaseFault(error, url);
  }
}

async function bringUp(url: string, folder?: string): Promise<string[]> {
  closeDataFolder();
  const connection = await (isPostgres(url) ? openPostgres(url) : openSqlite(url));
  const migrations = committed(folder ?? `prisma/${connection.provider}/migrations`);
  try {
    return await connection.locked(async () => {
      const missing = await pending(connection, migrations);
      for (const migration of missing) {
        await connection.apply(migration).catch((error) => {
          throw new Error(
            `The migration ${migration.name} failed and nothing of it was kept. ${messageOf(error)}`,
            { cause: error },
          );
        });
      }
      await connection.query(WRITE);
      return missing.map(({ name }) => name);
    });
  } finally {
    await connection.close();
  }
}
