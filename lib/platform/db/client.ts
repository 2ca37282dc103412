import 'server-only';
import { env, isServing } from '@/lib/platform/env';
import { databaseFile, isPostgres } from './address';
import { retryOnConflict } from './errors';
import type { Prisma, PrismaClient } from './generated/sqlite/client';
import type { InTransaction, Job, Row, SqlValue, Statement } from './statements';

/** Both databases share the type of the SQLite client; open() casts the Postgres client to it. */
export type Database = PrismaClient;
export type Transaction = Prisma.TransactionClient;

/** Milliseconds */
const TRANSACTION_OPTIONS = { maxWait: 15_000, timeout: 15_000 };
/** Errors must not quote values: they are personal data. */
const ERROR_FORMAT = 'minimal';
const POOL_SIZE = 10;
/** Milliseconds until Postgres ends a statement, and until we stop waiting for an answer. */
const STATEMENT_TIMEOUT = 5000;
const ANSWER_TIMEOUT = 8000;

interface Opened {
  client: Database;
  run: (statement: Statement) => Promise<Row[]>;
  transact: <Result>(work: InTransaction<Result>) => Promise<Result>;
  load: () => Load;
}

interface Load {
  waiting: number;
  connections?: { idle: number; busy: number };
}

async function openPostgres(url: string): Promise<Opened> {
  const [{ PrismaClient }, { PrismaPg }, { FairPool, runOn, transactOn, WatchedClient }] =
    await Promise.all([
      import('./generated/postgresql/client'),
      import('@prisma/adapter-pg'),
      import('./postgres-pool'),
    ]);
  // A commit is confirmed once it is on disk. In the address, whose options override those passed
  // beside it.
  const address = new URL(url);
  const options = address.searchParams.get('options') ?? '';
  const deadline = isServing() ? ` -c statement_timeout=${STATEMENT_TIMEOUT}` : '';
  address.searchParams.set('options', `${options} -c synchronous_commit=on${deadline}`.trim());
  const pool = new FairPool({
    connectionString: address.href,
    max: POOL_SIZE,
    connectionTimeoutMillis: ANSWER_TIMEOUT,
    Client: WatchedClient,
    ...(isServing() && { query_timeout: ANSWER_TIMEOUT }),
  });
  // A transaction may still be open after a timeout; the next user of the connection would write
  // into it.
  pool.on('release', (_error, client) => {
    if (client.getTransactionStatus() !== 'I') void client.end();
  });
  const adapter = new PrismaPg(pool, { disposeExternalPool: true });
  const client = new PrismaClient({
    adapter,
    errorFormat: ERROR_FORMAT,
    transactionOptions: TRANSACTION_OPTIONS,
  }) as Database;
  const transact = transactOn(pool);
  const load = () => ({
    waiting: pool.waitingCount,
    connections: { idle: pool.idleCount, busy: pool.totalCount - pool.idleCount },
  });
  return {
    client,
    run: runOn(pool),
    transact: (work) => retryOnConflict(() => transact(work)),
    load,
  };
}

async function openSqlite(url: string): Promise<Opened> {
  const [{ PrismaClient }, { SqliteAdapter }, { SqliteFile }] = await Promise.all([
    import('./generated/sqlite/client'),
    import('./sqlite-adapter'),
    import('./sqlite-file'),
  ]);
  const file = new SqliteFile(databaseFile(url));
  const client = new PrismaClient({
    adapter: new SqliteAdapter(file),
    errorFormat: ERROR_FORMAT,
    transactionOptions: TRANSACTION_OPTIONS,
  });
  await client.$queryRawUnsafe('PRAGMA journal_mode = WAL');
  return {
    client,
    run: (statement) => file.run(statement),
    transact: (work) => file.change(() => work(async (statements) => file.runAll(statements))),
    load: () => ({ waiting: file.queued }),
  };
}

const open = (url: string) => (isPostgres(url) ? openPostgres(url) : openSqlite(url));

/** The caller has to disconnect it. */
export const openDatabase = async (url: string): Promise<Database> => (await open(url)).client;

// On globalThis: otherwise each reload in development would leave a client behind.
const holder = globalThis as typeof globalThis & { database?: Promise<Opened> };

/** A failed first attempt is not kept, so the next call tries again. */
function opened(): Promise<Opened> {
  holder.database ??= open(env().DATABASE_URL).catch((error: unknown) => {
    holder.database = undefined;
    throw error;
  });
  return holder.database;
}

export const database = async (): Promise<Database> => (await opened()).client;

/** An error rolls it back and is thrown. After a conflict with another on Postgres it is repeated. */
export async function transaction<Result>(
  work: (tx: Transaction) => Promise<Result>,
  options?: { isolationLevel: 'Serializable' },
): Promise<Result> {
  const db = await database();
  return retryOnConflict(() => db.$transaction(work, options));
}

/** Resolves once the change is on disk. */
export const runStatement = async (statement: Statement): Promise<Row[]> =>
  (await opened()).run(statement);

async function perform<Result>(
  job: Job<Result>,
  run: (statements: Statement[]) => Promise<Row[]>,
  commit?: () => Promise<unknown>,
): Promise<Result> {
  const sent: Promise<unknown>[] = [];
  const result = await job((...statements) => {
    const rows = statements.length > 0 ? run(statements) : Promise.resolve([]);
    sent.push(rows);
    rows.catch(() => {});
    return rows;
  });
  await Promise.all([...sent, commit?.()]);
  return result;
}

/** One transaction, on SQLite shared with other waiting jobs; resolves once it is on disk. */
export const write = async <Result>(job: Job<Result>): Promise<Result> =>
  (await opened()).transact((run, commit) => perform(job, run, commit));

export const databaseLoad = async (): Promise<Load> => (await opened()).load();

const quoted = (name: string) => `"${name}"`;

export function insert(table: string, rows: readonly Record<string, SqlValue>[]): Statement[] {
  const said = rows.flatMap((row) => Object.keys(row).filter((name) => row[name] !== undefined));
  const columns = [...new Set(said)];
  if (columns.length === 0) return [];
  const places = `(${columns.map(() => '?').join(', ')})`;
  const names = columns.map(quoted).join(', ');
  const sql = `INSERT INTO ${quoted(table)} (${names}) VALUES ${rows.map(() => places).join(', ')}`;
  return [{ sql, values: rows.flatMap((row) => columns.map((column) => row[column])) }];
}
