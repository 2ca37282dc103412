import 'server-only';
import type { Client, InStatement, Transaction } from '@libsql/client';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import { Connection } from './sqlite-connection';
import { SqliteWriter } from './sqlite-writer';
import { perform, type Job, type Row, type Statement, type SqlValue } from './statements';

/** Milliseconds */
const BUSY_TIMEOUT = 5000;

const READS = /^\s*(SELECT|WITH)\b/i;
/** May share a transaction with others; PRAGMA and VACUUM may not. */
const CHANGES = /^\s*(INSERT|UPDATE|DELETE)\b/i;

interface Queryable {
  execute: (statement: Exclude<InStatement, string> & { args: SqlValue[] }) => Promise<unknown>;
}

export class SqliteFile {
  private reader?: Connection;
  private readonly writer: SqliteWriter;

  constructor(private readonly path: string) {
    this.writer = new SqliteWriter(path);
  }

  private get reading(): Connection {
    return (this.reader ??= new Connection(this.path, BUSY_TIMEOUT));
  }

  /** Resolves once the job is on disk. */
  write<Result>(job: Job<Result>): Promise<Result> {
    return this.writer.change(() =>
      perform(job, async (statements) => {
        let rows: Row[] = [];
        for (const statement of statements) rows = this.writer.connection.run(statement);
        return rows;
      }),
    );
  }

  async run(statement: Statement): Promise<Row[]> {
    if (READS.test(statement.sql)) return this.reading.run(statement);
    return this.writer.change(() => this.writer.connection.run(statement));
  }

  get queued(): number {
    return this.writer.queued;
  }

  client(): Client {
    const client: Pick<Client, 'executeMultiple' | 'transaction' | 'close'> & Queryable = {
      execute: ({ sql, args }) => this.execute(sql, args),
      executeMultiple: (sql) => this.writer.alone(() => this.writer.connection.exec(sql)),
      transaction: () => this.begin(),
      close: () => {
        this.reader?.close();
        this.reader = undefined;
        this.writer.close();
      },
    };
    return client as Client;
  }

  private async execute(sql: string, args: readonly SqlValue[]) {
    if (READS.test(sql)) return this.reading.query(sql, args);
    const query = () => this.writer.connection.query(sql, args);
    return CHANGES.test(sql) ? this.writer.change(query) : this.writer.alone(query);
  }

  /** Other writes wait until an interactive transaction of Prisma ends. */
  private async begin(): Promise<Transaction> {
    const { writer } = this;
    let ended = () => {};
    const until = new Promise<void>((resolve) => (ended = resolve));
    await writer.alone(() => writer.connection.exec('BEGIN IMMEDIATE'), until);
    const end = async (command: 'COMMIT' | 'ROLLBACK') => {
      try {
        if (command === 'COMMIT' || writer.connection.isInTransaction) {
          writer.connection.exec(command);
        }
      } finally {
        writer.rollBack();
        ended();
      }
    };
    const transaction: Pick<Transaction, 'commit' | 'rollback'> & Queryable = {
      execute: async ({ sql, args }) => writer.connection.query(sql, args),
      commit: () => end('COMMIT'),
      rollback: () => end('ROLLBACK'),
    };
    return transaction as Transaction;
  }
}

const NO_LOCK = { acquire: async () => () => {} };

export class SqliteAdapter extends PrismaLibSql {
  constructor(private readonly file: SqliteFile) {
    super({ url: 'file:' });
  }

  override createClient(): Client {
    return this.file.client();
  }

  override async connect() {
    const adapter = await super.connect();
    // Prisma's lock keeps readers out of an open transaction; here they have their own connection.
    for (const lock of Object.getOwnPropertySymbols(adapter)) {
      Object.assign(adapter, { [lock]: NO_LOCK });
    }
    return adapter;
  }
}
