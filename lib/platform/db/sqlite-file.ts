import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Client, InStatement, Transaction } from '@libsql/client';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import Database from 'libsql';
import { Connection } from './sqlite-connection';
import type { Job, Row, Statement, Value } from './statements';

/** Milliseconds that a write waits for another process's lock on the file, … */
const BUSY_TIMEOUT = 5000;
/** … and after which it looks again; everybody else is served meanwhile. */
const BUSY_PAUSE = 10;

/** Writes that are put on the disk together, and milliseconds that they may take until then. */
const GROUP = 64;
const GROUP_TIME = 20;

/** A statement that changes nothing. */
const READS = /^\s*(SELECT|WITH)\b/i;
/** A change that may share its transaction with others; PRAGMA and VACUUM may not. */
const CHANGES = /^\s*(INSERT|UPDATE|DELETE)\b/i;

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

  /** Writes that wait for their turn. */
  get queued(): number {
    return this.waiting.length;
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
    // Done in another's turn, and yet for whoever asked: the log and the outbox name their request.
    const perform = AsyncResource.bind(change);
    return new Promise((resolve, reject) => {
      this.enqueue({ perform, resolve, reject });
    });
  }

  private alone<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.enqueue(AsyncResource.bind(() => this.patiently(work).then(resolve, reject)));
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
