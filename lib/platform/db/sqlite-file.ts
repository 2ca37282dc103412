import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import Database from 'libsql';
import { Connection } from './sqlite-connection';
import type { Row, Statement } from './statements';

/** Milliseconds to wait for the lock of another process, and between two attempts. */
const BUSY_TIMEOUT = 5000;
const BUSY_PAUSE = 10;

/** Most writes in one transaction, and milliseconds after which it takes no more. */
const GROUP = 64;
const GROUP_TIME = 20;

export const READS = /^\s*(SELECT|WITH)\b/i;

const isBusy = (error: unknown) =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

interface Turn {
  work: () => unknown;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
  /** Set for a write that shares no transaction: the next turn begins when this has resolved */
  until?: Promise<void>;
}

/**
 * A connection that reads, and the only one of this process that writes. Waiting writes share a
 * transaction and so one sync of the disk; savepoints keep a failure from undoing the others
 * (docs/decisions/024-one-writer.md).
 */
export class SqliteFile {
  private reader?: Connection;
  private writer?: Connection;
  private waiting: Turn[] = [];
  private isWorking = false;

  constructor(private readonly path: string) {}

  get reading(): Connection {
    return (this.reader ??= new Connection(this.path, BUSY_TIMEOUT));
  }

  /** Timeout 0, because waiting would block the whole process: see patiently(). */
  get writing(): Connection {
    return (this.writer ??= new Connection(this.path, 0));
  }

  get queued(): number {
    return this.waiting.length;
  }

  async run(statement: Statement): Promise<Row[]> {
    if (READS.test(statement.sql)) return this.reading.run(statement);
    return this.change(() => this.writing.run(statement));
  }

  /** In the transaction of a change. */
  runAll(statements: Statement[]): Row[] {
    let rows: Row[] = [];
    for (const statement of statements) rows = this.writing.run(statement);
    return rows;
  }

  /** Resolves once the change is on disk. */
  change<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    return this.enqueue(work);
  }

  /** For what must share no transaction. `until` keeps the connection and must not reject. */
  alone<Result>(work: () => Result, until = Promise.resolve()): Promise<Result> {
    return this.enqueue(work, until);
  }

  rollBack(): void {
    try {
      if (this.writing.isInTransaction) this.writing.exec('ROLLBACK');
    } catch {
      // Closing the connection ends the transaction; the next write opens another.
      this.closeWriter();
    }
  }

  close(): void {
    this.reader?.close();
    this.reader = undefined;
    this.closeWriter();
  }

  private closeWriter(): void {
    this.writer?.close();
    this.writer = undefined;
  }

  private enqueue<Result>(work: () => Result | Promise<Result>, until?: Promise<void>) {
    return new Promise<Result>((resolve, reject) => {
      // Bound to the caller's context: log and outbox name its request.
      this.waiting.push({ work: AsyncResource.bind(work), resolve, reject, until });
      if (!this.isWorking) void this.workOff();
    });
  }

  private async workOff(): Promise<void> {
    this.isWorking = true;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      await setImmediate();
      if (next.until) await this.workAlone(next);
      else await this.workGroup();
    }
    this.isWorking = false;
  }

  private async workAlone(turn: Turn): Promise<void> {
    this.waiting.shift();
    try {
      turn.resolve((await this.patiently(turn.work)) as never);
      await turn.until;
    } catch (error) {
      turn.reject(error);
    }
  }

  private async workGroup(): Promise<void> {
    const group: Turn[] = [];
    const settle: (() => void)[] = [];
    try {
      await this.patiently(() => this.writing.exec('BEGIN IMMEDIATE'));
      const start = performance.now();
      while (group.length < GROUP && performance.now() - start < GROUP_TIME) {
        const [next] = this.waiting;
        if (!next || next.until) break;
        this.waiting.shift();
        group.push(next);
        settle.push(await this.inSavepoint(next));
      }
      this.writing.exec('COMMIT');
    } catch (error) {
      this.rollBack();
      // Without the lock the whole queue has waited in vain.
      const refused = group.length > 0 ? group : this.waiting.filter(({ until }) => !until);
      this.waiting = this.waiting.filter((turn) => !refused.includes(turn));
      for (const { reject } of refused) reject(error);
      return;
    }
    for (const tell of settle) tell();
  }

  private async inSavepoint({ work, resolve, reject }: Turn): Promise<() => void> {
    this.writing.query('SAVEPOINT turn', []);
    try {
      const result = (await work()) as never;
      this.writing.query('RELEASE turn', []);
      return () => resolve(result);
    } catch (error) {
      this.writing.query('ROLLBACK TO turn', []);
      this.writing.query('RELEASE turn', []);
      return () => reject(error);
    }
  }

  /** Retries while another process writes. */
  private async patiently(work: () => unknown): Promise<unknown> {
    for (const start = performance.now(); ;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || performance.now() - start > BUSY_TIMEOUT) throw error;
        await setTimeout(BUSY_PAUSE);
      }
    }
  }
}
