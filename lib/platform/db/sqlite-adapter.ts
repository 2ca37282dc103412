import 'server-only';
import type { Client, InStatement, Transaction } from '@libsql/client';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import { READS, type SqliteFile } from './sqlite-file';
import type { SqlValue } from './statements';

/** May share a transaction with others; PRAGMA and VACUUM may not. */
const CHANGES = /^\s*(INSERT|UPDATE|DELETE)\b/i;

interface Queryable {
  execute: (statement: Exclude<InStatement, string> & { args: SqlValue[] }) => Promise<unknown>;
}

const NO_LOCK = { acquire: async () => () => {} };

export class SqliteAdapter extends PrismaLibSql {
  constructor(private readonly file: SqliteFile) {
    super({ url: 'file:' });
  }

  override createClient(): Client {
    const client: Pick<Client, 'executeMultiple' | 'transaction' | 'close'> & Queryable = {
      execute: ({ sql, args }) => this.query(sql, args),
      executeMultiple: (sql) => this.file.alone(() => this.file.writing.exec(sql)),
      transaction: () => this.begin(),
      close: () => this.file.close(),
    };
    return client as Client;
  }

  private async query(sql: string, args: readonly SqlValue[]) {
    if (READS.test(sql)) return this.file.reading.query(sql, args);
    const query = () => this.file.writing.query(sql, args);
    return CHANGES.test(sql) ? this.file.change(query) : this.file.alone(query);
  }

  /** Other writes wait until an interactive transaction of Prisma ends. */
  private async begin(): Promise<Transaction> {
    const { file } = this;
    let ended = () => {};
    const until = new Promise<void>((resolve) => (ended = resolve));
    await file.alone(() => file.writing.exec('BEGIN IMMEDIATE'), until);
    const end = async (command: 'COMMIT' | 'ROLLBACK') => {
      try {
        if (command === 'COMMIT' || file.writing.isInTransaction) {
          file.writing.exec(command);
        }
      } finally {
        file.rollBack();
        ended();
      }
    };
    const transaction: Pick<Transaction, 'commit' | 'rollback'> & Queryable = {
      execute: async ({ sql, args }) => file.writing.query(sql, args),
      commit: () => end('COMMIT'),
      rollback: () => end('ROLLBACK'),
    };
    return transaction as Transaction;
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
