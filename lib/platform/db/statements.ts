import 'server-only';

/** A value for a column: dates are stored as Prisma stores them, objects as JSON. */
export type Value = string | number | bigint | boolean | Date | Buffer | object | null | undefined;

/** A statement with a question mark for each of its values. */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/** A row by the names of its columns. Dates are not read this way: the two databases return them differently. */
export type Row = Record<string, unknown>;

/** Runs statements in the transaction of a job, several as one; returns the rows of the last. */
export type Query = (...statements: Statement[]) => Promise<Row[]>;

/**
 * Statements that belong together, for either database. What is thrown undoes all of them. A job waits
 * for nothing but its queries, because others wait for its transaction. What it does not wait for is
 * sent without a pause on Postgres, and done when the job is.
 */
export type Job<Result> = (query: Query) => Promise<Result>;

/**
 * Does a job, with the queries that it did not wait for.
 * @param run runs statements, in the order of the calls
 * @param last is called once the job has made all its queries
 */
export async function perform<Result>(
  job: Job<Result>,
  run: (statements: Statement[]) => Promise<Row[]>,
  last?: () => Promise<unknown>,
): Promise<Result> {
  const sent: Promise<unknown>[] = [];
  const result = await job((...statements) => {
    const rows = statements.length > 0 ? run(statements) : Promise.resolve([]);
    sent.push(rows);
    // Its failure is thrown below.
    rows.catch(() => {});
    return rows;
  });
  await Promise.all([...sent, last?.()]);
  return result;
}

const quoted = (name: string) => `"${name}"`;

/** Adds rows to a table; a column that no row sets keeps its default. */
export function insert(table: string, rows: readonly Record<string, Value>[]): Statement[] {
  const said = rows.flatMap((row) => Object.keys(row).filter((name) => row[name] !== undefined));
  const columns = [...new Set(said)];
  if (columns.length === 0) return [];
  const places = `(${columns.map(() => '?').join(', ')})`;
  const names = columns.map(quoted).join(', ');
  const sql = `INSERT INTO ${quoted(table)} (${names}) VALUES ${rows.map(() => places).join(', ')}`;
  return [{ sql, values: rows.flatMap((row) => columns.map((column) => row[column])) }];
}
