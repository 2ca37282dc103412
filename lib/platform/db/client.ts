import 'server-only';
import { env, isServing } from '@/lib/platform/env';
import { fileOf, isPostgres } from './address';
import { retryOnConflict } from './errors';
import type { Prisma, PrismaClient } from './generated/sqlite/client';
import type { Job, Row, Statement } from './statements';

/**
 * The application knows one type, that of the SQLite client: what both databases can do. The
 * Postgres client is put behind it once, below.
 */
export type Database = PrismaClient;
export type Transaction = Prisma.TransactionClient;

/** Milliseconds to wait for a free connection, and for a transaction to end. */
const TRANSACTION_OPTIONS = { maxWait: 15_000, timeout: 15_000 };
/** Logs of a failed statement must not contain its values, which are personal data. */
const ERROR_FORMAT = 'minimal';
/** Connections of one server process to Postgres. */
const POOL_SIZE = 10;
/**
 * Milliseconds that a statement may take while visitors wait: until Postgres ends it, and until it is given
 * up because Postgres does not answer.
 */
const STATEMENT_TIMEOUT = 5000;
const ANSWER_TIMEOUT = 8000;

/** A database, for Prisma and for hand-written statements. */
interface Opened {
  client: Database;
  run: (statement: Statement) => Promise<Row[]>;
  write: <Result>(job: Job<Result>) => Promise<Result>;
  load: () => Load;
}

/** How busy a database is with this process. */
interface Load {
  /** Callers that wait for a connection, or for the writer of a SQLite file */
  waiting: number;
  connections?: { idle: number; busy: number };
}

async function openPostgres(url: string): Promise<Opened> {
  const [{ PrismaClient }, { PrismaPg }, { FairPool, runOn, WatchedClient, writeOn }] =
    await Promise.all([
      import('./generated/postgresql/client'),
      import('@prisma/adapter-pg'),
      import('./postgres-pool'),
    ]);
  // A commit is answered when it is on disk, whatever the server's own default is. It is written into
  // the address, because options that stand there already would win over those passed beside it.
  const address = new URL(url);
  const options = address.searchParams.get('options') ?? '';
  const deadline = isServing() ? ` -c statement_timeout=${STATEMENT_TIMEOUT}` : '';
  address.searchParams.set('options', `${options} -c synchronous_commit=on${deadline}`.trim());
  const pool = new FairPool({
    connectionString: address.href,
    max: POOL_SIZE,
    // Of the pool: under load callers wait for a connection although Postgres is well.
    connectionTimeoutMillis: ANSWER_TIMEOUT,
    Client: WatchedClient,
    ...(isServing() && { query_timeout: ANSWER_TIMEOUT }),
  });
  // After a timeout a transaction may still be open, because its end was never sent. The next user of
  // that connection would write into it and lose everything.
  pool.on('release', (_error, client) => {
    if (client.getTransactionStatus() !== 'I') void client.end();
  });
  const adapter = new PrismaPg(pool, { disposeExternalPool: true });
  const client = new PrismaClient({
    adapter,
    errorFormat: ERROR_FORMAT,
    transactionOptions: TRANSACTION_OPTIONS,
  }) as unknown as Database;
  const begin = client.$transaction.bind(client) as (...asked: unknown[]) => Promise<unknown>;
  client.$transaction = ((...asked: unknown[]) =>
    typeof asked[0] === 'function'
      ? retryOnConflict(() => begin(...asked))
      : begin(...asked)) as Database['$transaction'];
  const write = writeOn(pool);
  const load = () => ({
    waiting: pool.waitingCount,
    connections: { idle: pool.idleCount, busy: pool.totalCount - pool.idleCount },
  });
  return { client, run: runOn(pool), write: (job) => retryOnConflict(() => write(job)), load };
}

async function openSqlite(url: string): Promise<Opened> {
  const [{ PrismaClient }, { SqliteAdapter, SqliteFile }] = await Promise.all([
    import('./generated/sqlite/client'),
    import('./sqlite-file'),
  ]);
  const file = new SqliteFile(fileOf(url));
  const client = new PrismaClient({
    adapter: new SqliteAdapter(file),
    errorFormat: ERROR_FORMAT,
    transactionOptions: TRANSACTION_OPTIONS,
  });
  await client.$queryRawUnsafe('PRAGMA journal_mode = WAL');
  return {
    client,
    run: (statement) => file.run(statement),
    write: (job) => file.write(job),
    load: () => ({ waiting: file.queued }),
  };
}

const open = (url: string) => (isPostgres(url) ? openPostgres(url) : openSqlite(url));

/** Opens a client of its own; the caller disconnects it. */
export const openDatabase = async (url: string): Promise<Database> => (await open(url)).client;

// Kept on globalThis: in development each reload would otherwise leave a client behind.
const holder = globalThis as typeof globalThis & { database?: Promise<Opened> };

/** What this process has open. A failed first attempt is not kept, so the next call tries again. */
function opened(): Promise<Opened> {
  holder.database ??= open(env().DATABASE_URL).catch((error: unknown) => {
    holder.database = undefined;
    throw error;
  });
  return holder.database;
}

/** The database of this process. */
export const database = async (): Promise<Database> => (await opened()).client;

/** Runs one statement; what it changes is on the disk when this resolves. */
export const run = async (statement: Statement): Promise<Row[]> => (await opened()).run(statement);

/**
 * Does a job in one transaction, on SQLite together with others that wait; resolves once it is on the disk.
 * What is thrown undoes it.
 */
export const write = async <Result>(job: Job<Result>): Promise<Result> =>
  (await opened()).write(job);

/** How busy the database is with this process. */
export const databaseLoad = async (): Promise<Load> => (await opened()).load();
