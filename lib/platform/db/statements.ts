import 'server-only';

/** Dates are stored as Prisma stores them, objects as JSON. */
export type SqlValue =
  string | number | bigint | boolean | Date | Buffer | object | null | undefined;

export interface Statement {
  sql: string;
  values: readonly SqlValue[];
}

/** The two databases return dates differently, so dates are not read this way. */
export type Row = Record<string, unknown>;

export type Query = (...statements: Statement[]) => Promise<Row[]>;

/**
 * An error rolls the statements back. A job may await only its queries, since others wait for its
 * transaction. Queries that it does not await are pipelined on Postgres and done when the job is.
 */
export type Job<Result> = (query: Query) => Promise<Result>;

export async function perform<Result>(
  job: Job<Result>,
  run: (statements: Statement[]) => Promise<Row[]>,
  last?: () => Promise<unknown>,
): Promise<Result> {
  const sent: Promise<unknown>[] = [];
  const result = await job((...statements) => {
    const rows = statements.length > 0 ? run(statements) : Promise.resolve([]);
    sent.push(rows);
    rows.catch(() => {});
    return rows;
  });
  await Promise.all([...sent, last?.()]);
  return result;
}

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
