import 'server-only';

/** What a column can be given: a moment is stored as Prisma stores it, an object as JSON. */
export type Value = string | number | bigint | boolean | Date | Buffer | object | null | undefined;

/** A statement with a question mark for each of its values. */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/** A row by the names of its columns. Moments are not read this way: the two databases differ there. */
export type Row = Record<string, unknown>;

/**
 * Statements that belong together, whichever database runs them: each is yielded, and what it returns comes
 * back as rows; a list of them is run as one, and nothing comes back. What is thrown undoes all of them.
 */
export type Job<Result> = Generator<Statement | Statement[], Result, Row[]>;

const quoted = (name: string) => `"${name}"`;

/** Adds rows to a table; a column of which no row says anything keeps what it is by default. */
export function insert(table: string, rows: readonly Record<string, Value>[]): Statement[] {
  const said = rows.flatMap((row) => Object.keys(row).filter((name) => row[name] !== undefined));
  const columns = [...new Set(said)];
  if (columns.length === 0) return [];
  const places = `(${columns.map(() => '?').join(', ')})`;
  const names = columns.map(quoted).join(', ');
  const sql = `INSERT INTO ${quoted(table)} (${names}) VALUES ${rows.map(() => places).join(', ')}`;
  return [{ sql, values: rows.flatMap((row) => columns.map((column) => row[column])) }];
}
