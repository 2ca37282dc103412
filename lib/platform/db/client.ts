import 'server-only';
import type { ClientConfig } from 'pg';
import { env, isServing } from '@/lib/platform/env';
import type { Prisma, PrismaClient } from './generated/sqlite/client';

/**
 * The application knows one type, that of the SQLite client: what both databases can do. The
 * Postgres client is put behind it once, below.
 */
export type Database = PrismaClient;
export type Transaction = Prisma.TransactionClient;

/** Milliseconds that a statement waits for another process's lock on the SQLite file. */
export const BUSY_TIMEOUT = 5000;
/** Milliseconds to wait for a free connection, and for a transaction to end. */
const TRANSACTION_OPTIONS = { maxWait: 15_000, timeout: 15_000 };
/** What is logged of a failed statement must not hold its values: they are people's. */
const ERROR_FORMAT = 'minimal';
/** Connections of one server process to Postgres. */
const POOL_SIZE = 10;
/** Milliseconds in which Postgres has to take a new connection. */
const CONNECTION_TIMEOUT = 5000;
/**
 * Milliseconds that a statement may take where visitors wait for it: until Postgres ends it, and until it
 * is given up because Postgres itself stands still.
 */
const STATEMENT_TIMEOUT = 5000;
const ANSWER_TIMEOUT = 8000;

async function openPostgres(url: string): Promise<Database> {
  const [{ PrismaClient }, { PrismaPg }, { Client, Pool }] = await Promise.all([
    import('./generated/postgresql/client'),
    import('@prisma/adapter-pg'),
    import('pg'),
  ]);
  // A commit is answered when it is on disk, whatever the server's own default is. It is written into
  // the address, because options that stand there already would win over those passed beside it.
  const address = new URL(url);
  const options = address.searchParams.get('options') ?? '';
  const deadline = isServing() ? ` -c statement_timeout=${STATEMENT_TIMEOUT}` : '';
  address.searchParams.set('options', `${options} -c synchronous_commit=on${deadline}`.trim());
  const pool = new Pool({
    connectionString: address.href,
    max: POOL_SIZE,
    // Of the pool: many who come at once wait for their turn, which says nothing against Postgres.
    connectionTimeoutMillis: TRANSACTION_OPTIONS.maxWait,
    Client: class extends Client {
      constructor(config?: ClientConfig) {
        super({ ...config, connectionTimeoutMillis: CONNECTION_TIMEOUT });
      }
    },
    ...(isServing() && { query_timeout: ANSWER_TIMEOUT }),
  });
  // A transaction whose statement was given up may still be open, for its end was never sent: whoever
  // got that connection next would write into it, and nothing would be kept.
  pool.on('release', (_error, client) => {
    if (client.getTransactionStatus() !== 'I') void client.end();
  });
  const adapter = new PrismaPg(pool, { disposeExternalPool: true });
  return new PrismaClient({
    adapter,
    errorFormat: ERROR_FORMAT,
    transactionOptions: TRANSACTION_OPTIONS,
  }) as unknown as Database;
}

async function openSqlite(url: string): Promise<Database> {
  const [{ PrismaClient }, { PrismaLibSql }] = await Promise.all([
    import('./generated/sqlite/client'),
    import('@prisma/adapter-libsql'),
  ]);
  // This driver opens each of its connections with synchronous=FULL and foreign keys on.
  const adapter = new PrismaLibSql({ url, timeout: BUSY_TIMEOUT });
  const client = new PrismaClient({
    adapter,
    errorFormat: ERROR_FORMAT,
    transactionOptions: TRANSACTION_OPTIONS,
  });
  await client.$queryRawUnsafe('PRAGMA journal_mode = WAL');
  return client;
}

/** Whether an address means Postgres; every other one is a SQLite file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/** Opens a client of its own; the caller disconnects it. */
export function openDatabase(url: string): Promise<Database> {
  return isPostgres(url) ? openPostgres(url) : openSqlite(url);
}

// Kept on globalThis: in development each reload would otherwise leave a client behind.
const holder = globalThis as typeof globalThis & { database?: Promise<Database> };

/** The database of this process. A failed first attempt is not kept, so the next call tries again. */
export function database(): Promise<Database> {
  holder.database ??= openDatabase(env().DATABASE_URL).catch((error: unknown) => {
    holder.database = undefined;
    throw error;
  });
  return holder.database;
}
