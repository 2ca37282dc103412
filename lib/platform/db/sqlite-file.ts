import 'server-only';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Client, InStatement, Transaction } from '@libsql/client';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import Database from 'libsql';
import type { Job, Row, Statement, Value } from './statements';

/** Milliseconds that a write waits for another process's lock on the file, … */
const BUSY_TIMEOUT = 5000;
/** … and after which it looks again; everybody else is served meanwhile. */
const BUSY_PAUSE = 10;

/** Writes that are put on the disk together, and milliseconds that they may take until then. */
const GROUP = 64;
const GROUP_TIME = 5;

/** Statements that a connection keeps prepared: what Prisma writes differs by the length of its lists. */
const PREPARED = 400;

/** A statement that changes nothing. */
const READS = /^\s*(SELECT|WITH)\b/i;
/** A change that may share its transaction with others; PRAGMA and VACUUM may not. */
const CHANGES = /^\s*(INSERT|UPDATE|DELETE)\b/i;

type Prepared = Database.Statement<unknown[]>;

/** A value as this driver takes it, spelled as Prisma spells it. */
function toSql(value: Value): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.toISOString().replace('Z', '+00:00');
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  if (ArrayBuffer.isView(value)) return value;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

function fromSql(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return Buffer.isBuffer(value) ? Uint8Array.from(value).buffer : value;
}

/** A connection that stays open and keeps its statements prepared. */
export class Connection {
  private readonly database: Database.Database;
  private readonly prepared = new Map<string, Prepared>();

  constructor(path: string, timeout: number) {
    // This driver opens each of its connections with synchronous=FULL and foreign keys on.
    this.database = new Database(path, { timeout } as Database.Options);
  }

  private prepare(sql: string): Prepared {
    const statement = this.database.prepare<unknown[]>(sql);
    return statement.reader ? statement.raw(true).safeIntegers(true) : statement;
  }

  private keep(sql: string): Prepared {
    const prepared = this.prepared.get(sql) ?? this.prepare(sql);
    // In the order of their last use, so that the one that was not used for longest goes first.
    this.prepared.delete(sql);
    this.prepared.set(sql, prepared);
    const [oldest = sql] = this.prepared.keys();
    if (this.prepared.size > PREPARED) this.prepared.delete(oldest);
    return prepared;
  }

  /** Rows as lists of their values, with what Prisma wants to know of the columns. */
  query(sql: string, values: readonly Value[]) {
    const statement = this.keep(sql);
    const args = values.map(toSql);
    if (!statement.reader) {
      return { columns: [], columnTypes: [], rows: [], rowsAffected: statement.run(args).changes };
    }
    const rows = (statement.all(args) as unknown[][]).map((row) => row.map(fromSql));
    // Only now: the tables may have been changed since it was prepared.
    const columns = statement.columns();
    return {
      columns: columns.map(({ name }) => name),
      columnTypes: columns.map(({ type }) => type ?? ''),
      rows,
      rowsAffected: 0,
    };
  }

  run({ sql, values }: Statement): Row[] {
    const { columns, rows } = this.query(sql, values);
    return rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
  }

  exec(sql: string): void {
    this.database.exec(sql);
  }

  get isInTransaction(): boolean {
    return this.database.inTransaction;
  }

  close(): void {
    this.prepared.clear();
    this.database.close();
  }
}

/** Runs the statements of a job, one after the other. */
function perform<Result>(connection: Connection, job: Job<Result>): Result {
  let step = job.next([]);
  while (!step.done) {
    const asked = step.value;
    if (Array.isArray(asked)) for (const statement of asked) connection.run(statement);
    step = job.next(Array.isArray(asked) ? [] : connection.run(asked));
  }
  return step.value;
}

const isBusy = (error: unknown) =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

interface Change {
  perform: () => unknown;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/** What has the writing connection to itself until it ends; it sees to its failures by itself. */
type Alone = () => Promise<void>;

/**
 * A SQLite file with one connection that reads and one that writes. Writes wait for their turn in one queue;
 * those that wait together are put on the disk together, each in a savepoint, so that one that fails takes
 * nobody along. See docs/decisions/024-one-writer.md.
 */
export class SqliteFile {
  private reader?: Connection;
  private writer?: Connection;
  private readonly waiting: (Change | Alone)[] = [];
  private isWorking = false;

  constructor(private readonly path: string) {}

  private get reading(): Connection {
    return (this.reader ??= new Connection(this.path, BUSY_TIMEOUT));
  }

  private get writing(): Connection {
    // It does not wait for locks by itself: nobody would be served meanwhile.
    return (this.writer ??= new Connection(this.path, 0));
  }

  /** Does a job in a transaction of its own or with others; resolves once it is on the disk. */
  write<Result>(job: () => Job<Result>): Promise<Result> {
    return this.change(() => perform(this.writing, job()));
  }

  /** Runs one statement. */
  async run(statement: Statement): Promise<Row[]> {
    if (READS.test(statement.sql)) return this.reading.run(statement);
    return this.change(() => this.writing.run(statement));
  }

  close(): void {
    this.reader?.close();
    this.writer?.close();
    this.reader = this.writer = undefined;
  }

  /** What Prisma's adapter calls of the client that it expects. */
  client(): Client {
    const client: Pick<Client, 'executeMultiple' | 'transaction' | 'close'> & Queryable = {
      execute: ({ sql, args }) => this.execute(sql, args),
      executeMultiple: (sql) => this.alone(() => this.writing.exec(sql)),
      transaction: () => this.transaction(),
      close: () => this.close(),
    };
    return client as unknown as Client;
  }

  private async execute(sql: string, args: readonly Value[]) {
    const query = () => this.writing.query(sql, args);
    if (READS.test(sql)) return this.reading.query(sql, args);
    return CHANGES.test(sql) ? this.change(query) : this.alone(query);
  }

  private change<Result>(change: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.enqueue({ perform: change, resolve, reject });
    });
  }

  private alone<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.enqueue(() => this.patiently(work).then(resolve, reject));
    });
  }

  private transaction(): Promise<Transaction> {
    return new Promise((resolve, reject) => {
      this.enqueue(async () => {
        try {
          await this.patiently(() => this.writing.exec('BEGIN IMMEDIATE'));
        } catch (error) {
          return reject(error);
        }
        await new Promise<void>((ended) => resolve(this.begun(ended)));
      });
    });
  }

  private begun(ended: () => void): Transaction {
    const end = async (command: 'COMMIT' | 'ROLLBACK') => {
      try {
        if (command === 'COMMIT' || this.writing.isInTransaction) this.writing.exec(command);
      } finally {
        this.rollBack();
        ended();
      }
    };
    const transaction: Pick<Transaction, 'commit' | 'rollback'> & Queryable = {
      execute: async ({ sql, args }) => this.writing.query(sql, args),
      commit: () => end('COMMIT'),
      rollback: () => end('ROLLBACK'),
    };
    return transaction as unknown as Transaction;
  }

  private rollBack(): void {
    try {
      if (this.writing.isInTransaction) this.writing.exec('ROLLBACK');
    } catch {
      // Closing it ends what it has begun; the next write opens another one.
      this.writer?.close();
      this.writer = undefined;
    }
  }

  /** Tries again while another process writes. */
  private async patiently<Result>(work: () => Result): Promise<Result> {
    for (const start = performance.now(); ;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() - start > BUSY_TIMEOUT) throw error;
        await setTimeout(BUSY_PAUSE);
      }
    }
  }

  private enqueue(task: Change | Alone): void {
    this.waiting.push(task);
    if (!this.isWorking) void this.work();
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    while (this.waiting.length > 0) {
      // Whoever reads comes in between.
      await setImmediate();
      const [next] = this.waiting;
      if (next && isAlone(next)) {
        this.waiting.shift();
        await next();
      } else await this.group();
    }
    this.isWorking = false;
  }

  private async group(): Promise<void> {
    const settle: (() => void)[] = [];
    const group: Change[] = [];
    try {
      await this.patiently(() => this.writing.exec('BEGIN IMMEDIATE'));
      const start = performance.now();
      while (group.length < GROUP && performance.now() - start < GROUP_TIME) {
        const [next] = this.waiting;
        if (!next || isAlone(next)) break;
        this.waiting.shift();
        group.push(next);
        settle.push(this.apart(next));
      }
      this.writing.exec('COMMIT');
    } catch (error) {
      this.rollBack();
      // Where the lock could not be had, all who wait have waited for it.
      const failed = group.length > 0 ? group : this.waiting.filter(isChange);
      if (group.length === 0) this.waiting.splice(0, Infinity, ...this.waiting.filter(isAlone));
      for (const { reject } of failed) reject(error);
      return;
    }
    for (const tell of settle) tell();
  }

  /** @returns what tells whoever waits of the result, once it is on the disk */
  private apart({ perform: change, resolve, reject }: Change): () => void {
    this.writing.query('SAVEPOINT apart', []);
    try {
      const result = change() as never;
      this.writing.query('RELEASE apart', []);
      return () => resolve(result);
    } catch (error) {
      this.writing.query('ROLLBACK TO apart', []);
      this.writing.query('RELEASE apart', []);
      return () => reject(error);
    }
  }
}

const isAlone = (task: Change | Alone): task is Alone => typeof task === 'function';
const isChange = (task: Change | Alone): task is Change => !isAlone(task);

interface Queryable {
  execute: (statement: Exclude<InStatement, string> & { args: Value[] }) => Promise<unknown>;
}

const NO_LOCK = { acquire: async () => () => {} };

/** Lets Prisma read and write through a file's two connections. */
export class SqliteAdapter extends PrismaLibSql {
  constructor(private readonly file: SqliteFile) {
    super({ url: 'file:' });
  }

  override createClient(): Client {
    return this.file.client();
  }

  override async connect() {
    const adapter = await super.connect();
    // It lets nobody read while a transaction is open: one connection was all that it had.
    for (const lock of Object.getOwnPropertySymbols(adapter)) {
      Object.assign(adapter, { [lock]: NO_LOCK });
    }
    return adapter;
  }
}
