import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import Database from 'libsql';
import { Connection } from './sqlite-connection';

/** Milliseconds that a write waits for the lock of another process, and after which it tries again. */
const BUSY_TIMEOUT = 5000;
const BUSY_PAUSE = 10;

/** Most writes of one transaction, and the milliseconds after which it takes no further one. */
const GROUP = 64;
const GROUP_TIME = 20;

const isBusy = (error: unknown) =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** A write that waits for its turn. */
interface Turn {
  work: () => unknown;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
  /** Set where it cannot share a transaction: the next turn begins when this has resolved */
  until?: Promise<void>;
}

/**
 * The one connection of this process that writes to a SQLite file. Writes wait in one queue; those that wait
 * together share a transaction and so one sync of the disk, each in a savepoint, so that one that fails
 * does not undo the others. See docs/decisions/024-one-writer.md.
 */
export class SqliteWriter {
  private opened?: Connection;
  private waiting: Turn[] = [];
  private isWorking = false;

  constructor(private readonly path: string) {}

  /** Waits for no lock by itself, because the whole process would stand still: see patiently(). */
  get connection(): Connection {
    return (this.opened ??= new Connection(this.path, 0));
  }

  /** Writes that wait for their turn. */
  get queued(): number {
    return this.waiting.length;
  }

  /** Does a write in a transaction that others may share; resolves when it is on the disk. */
  change<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    return this.enqueue(work);
  }

  /**
   * Does what must not share a transaction.
   * @param until the connection is kept for the caller until this resolves; it must not reject
   */
  alone<Result>(work: () => Result, until = Promise.resolve()): Promise<Result> {
    return this.enqueue(work, until);
  }

  /** Ends the transaction that is open, if there is one. */
  rollBack(): void {
    try {
      if (this.connection.isInTransaction) this.connection.exec('ROLLBACK');
    } catch {
      // Closing the connection ends the transaction; the next write opens another one.
      this.close();
    }
  }

  close(): void {
    this.opened?.close();
    this.opened = undefined;
  }

  private enqueue<Result>(work: () => Result | Promise<Result>, until?: Promise<void>) {
    return new Promise<Result>((resolve, reject) => {
      // In the turn of another write, but with the caller's context: log and outbox name its request.
      this.waiting.push({ work: AsyncResource.bind(work), resolve, reject, until });
      if (!this.isWorking) void this.workOff();
    });
  }

  private async workOff(): Promise<void> {
    this.isWorking = true;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      // Readers come in between.
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
      await this.patiently(() => this.connection.exec('BEGIN IMMEDIATE'));
      const start = performance.now();
      while (group.length < GROUP && performance.now() - start < GROUP_TIME) {
        const [next] = this.waiting;
        if (!next || next.until) break;
        this.waiting.shift();
        group.push(next);
        settle.push(await this.inSavepoint(next));
      }
      this.connection.exec('COMMIT');
    } catch (error) {
      this.rollBack();
      // Where the lock could not be had, everyone in the queue has waited for it.
      const refused = group.length > 0 ? group : this.waiting.filter(({ until }) => !until);
      this.waiting = this.waiting.filter((turn) => !refused.includes(turn));
      for (const { reject } of refused) reject(error);
      return;
    }
    for (const tell of settle) tell();
  }

  /** @returns what tells the caller of the result, once it is on the disk */
  private async inSavepoint({ work, resolve, reject }: Turn): Promise<() => void> {
    this.connection.query('SAVEPOINT turn', []);
    try {
      const result = (await work()) as never;
      this.connection.query('RELEASE turn', []);
      return () => resolve(result);
    } catch (error) {
      this.connection.query('ROLLBACK TO turn', []);
      this.connection.query('RELEASE turn', []);
      return () => reject(error);
    }
  }

  /** Tries again while another process writes. */
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
