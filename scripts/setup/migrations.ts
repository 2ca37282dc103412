import { readdirSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { prisma } from './prisma';
import { closeDatabase, closeDataFolder } from './private-files';

/** Any number; every process that migrates a Postgres database asks for this lock. */
const ADVISORY_LOCK = 5_711_042;

const APPLIED =
  'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL';

/** Opens what a migration run needs of a database: a query, a lock across processes, an end. */
interface Connection {
  provider: 'sqlite' | 'postgresql';
  /** The migrations that were applied */
  names: () => Promise<unknown[]>;
  isMissingTable: (error: Error & { code?: string }) => boolean;
  locked: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void> | void;
}

async function openPostgres(url: string): Promise<Connection> {
  const { default: pg } = await import('pg');
  const connect = async (address: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    return client;
  };
  const client = await connect(url).catch(async (error) => {
    if (error.code !== '3D000') throw error;
    const admin = new URL(url);
    const name = decodeURIComponent(admin.pathname.slice(1));
    admin.pathname = '/postgres';
    const maintenance = await connect(admin.href);
    await maintenance
      .query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`)
      // Another process that started at the same moment may have been quicker.
      .catch((failure) => {
        if (!['42P04', '23505'].includes(failure.code)) throw failure;
      })
      .finally(() => maintenance.end());
    return connect(url);
  });
  return {
    provider: 'postgresql',
    names: async () => (await client.query(APPLIED)).rows.map((row) => row.name),
    isMissingTable: (error) => error.code === '42P01',
    locked: async <Result>(work: () => Promise<Result>) => {
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
    names: async () => (await client.execute(APPLIED)).rows.map((row) => row.name),
    isMissingTable: (error) => /no such table/.test(error.message),
    locked: <Result>(work: () => Promise<Result>) => withLock(`${file}.migrating`, work),
    close: () => client.close(),
  };
}

function committed(provider: string): string[] {
  return readdirSync(`prisma/${provider}/migrations`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

async function pending(connection: Connection): Promise<string[]> {
  const applied = await connection.names().catch((error): unknown[] => {
    if (connection.isMissingTable(error)) return [];
    throw error;
  });
  return committed(connection.provider).filter((name) => !applied.includes(name));
}

/**
 * Brings a database up to the committed migrations; resolves to the names of those it applied.
 * Processes that start at once take turns. The result is read back from the database, because a
 * schema engine that dies can look like one that had nothing to do.
 */
export async function migrate(url: string): Promise<string[]> {
  closeDataFolder();
  const connection = await (/^postgres(ql)?:/.test(url) ? openPostgres(url) : openSqlite(url));
  try {
    if ((await pending(connection)).length === 0) return [];
    return await connection.locked(async () => {
      const names = await pending(connection);
      if (names.length === 0) return [];
      await prisma(['migrate', 'deploy'], {
        env: { DATABASE_URL: url, DB_PROVIDER: connection.provider },
      });
      const missing = await pending(connection);
      if (missing.length > 0) {
        throw new Error(`These migrations were not applied: ${missing.join(', ')}.`);
      }
      return names;
    });
  } finally {
    await connection.close();
  }
}
