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

/** Runs statements in an open transaction; `commit` is missing where the caller commits. */
export type InTransaction<Result> = (
  run: (statements: Statement[]) => Promise<Row[]>,
  commit?: () => Promise<unknown>,
) => Promise<Result>;
