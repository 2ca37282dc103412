import 'server-only';
import Database from 'libsql';
import { watchStatement } from '@/lib/platform/telemetry/metrics';
import type { Row, Statement, SqlValue } from './statements';

const PREPARED = 400;

type Prepared = Database.Statement<unknown[]>;

function toSql(value: SqlValue): unknown {
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

/** Pages of 4 kB in the log, most of which are rewritten before they are copied into the file. */
const CHECKPOINT = 8000;

export class Connection {
  private readonly database: Database.Database;
  private readonly prepared = new Map<string, Prepared>();

  constructor(path: string, timeout: number) {
    // The driver opens connections with synchronous=FULL and foreign keys on.
    this.database = new Database(path, { timeout } as Database.Options);
    this.database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT}`);
  }

  private prepare(sql: string): Prepared {
    const statement = this.database.prepare<unknown[]>(sql);
    return statement.reader ? statement.raw(true).safeIntegers(true) : statement;
  }

  private keep(sql: string): Prepared {
    const prepared = this.prepared.get(sql) ?? this.prepare(sql);
    this.prepared.delete(sql);
    this.prepared.set(sql, prepared);
    const [oldest = sql] = this.prepared.keys();
    if (this.prepared.size > PREPARED) this.prepared.delete(oldest);
    return prepared;
  }

  query(sql: string, values: readonly SqlValue[]) {
    const ended = watchStatement(sql);
    try {
      return this.queried(sql, values);
    } finally {
      ended();
    }
  }

  private queried(sql: string, values: readonly SqlValue[]) {
    const statement = this.keep(sql);
    const args = values.map(toSql);
    if (!statement.reader) {
      return { columns: [], columnTypes: [], rows: [], rowsAffected: statement.run(args).changes };
    }
    const rows = (statement.all(args) as unknown[][]).map((row) => row.map(fromSql));
    // Read now: the tables may have changed since it was prepared.
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
    const ended = watchStatement(sql);
    try {
      this.database.exec(sql);
    } finally {
      ended();
    }
  }

  get isInTransaction(): boolean {
    return this.database.inTransaction;
  }

  close(): void {
    this.prepared.clear();
    this.database.close();
  }
}
