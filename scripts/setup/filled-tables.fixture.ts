import type { Provider } from './migrations-table';

/** A column of a table that is not ours to know: its version is an earlier one. */
export interface Column {
  table: string;
  name: string;
  type: string;
  isKey: boolean;
  /** The table that it refers to */
  target: string | null;
}

/** All columns of all tables, in their order. */
export const COLUMNS: Record<Provider, string> = {
  sqlite: `
    SELECT tables.name AS "table", columns.name AS name, lower(columns.type) AS type,
      columns.pk > 0 AS "isKey", keys."table" AS target
    FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
    LEFT JOIN pragma_foreign_key_list(tables.name) AS keys ON keys."from" = columns.name
    WHERE tables.type = 'table' AND tables.name NOT LIKE '\\_%' ESCAPE '\\'
      AND tables.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
    ORDER BY tables.name, columns.cid`,
  postgresql: `
    SELECT relname AS "table", attname AS name, format_type(atttypid, atttypmod) AS type,
      EXISTS (SELECT 1 FROM pg_constraint WHERE contype = 'p' AND conrelid = attrelid
        AND attnum = ANY (conkey)) AS "isKey",
      (SELECT confrelid::regclass::text FROM pg_constraint WHERE contype = 'f'
        AND conrelid = attrelid AND attnum = ANY (conkey) LIMIT 1) AS target
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0
      AND NOT attisdropped AND relname NOT LIKE '\\_%' ORDER BY relname, attnum`,
};

/** Rows that a table is given at once. */
export const ROWS = 3;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A moment of its own for each row. */
const moment = (number: number) =>
  new Date(Date.UTC(2026, 10, 20, 10, number)).toISOString().replace('Z', '+00:00');

const TYPES: [type: RegExp, literal: (number: number) => string][] = [
  [/bool/, () => 'false'],
  [/int|double|real|numeric/, (number) => String(number + 1)],
  [/date|timestamp/, (number) => `'${moment(number)}'`],
  [/json/, (number) => `'{"number": ${number}}'`],
  [/blob/, (number) => `x'${twoDigits(number)}'`],
  [/bytea/, (number) => `'\\x${twoDigits(number)}'`],
];

/** What a column says in the row of a number: what it refers to is there, and nothing is there twice. */
function literal({ table, name, type, isKey, target }: Column, number: number) {
  const of = (other: string) => `'${other.replaceAll('"', '')}-${number}'`;
  if (target) return type.includes('int') ? String(number + 1) : of(target);
  // Requests that are erased are there no more; whatever else belongs to a request has one.
  if (table === 'Erasure' && isKey) return of('Erasure');
  if (name === 'subjectId') return of('ValuationRequest');
  if (name === 'subjectType' || name === 'requestKind' || name === 'kind') return "'valuation'";
  if (name === 'phone' || name === 'contactPhone') return `'030 12345${twoDigits(number)}'`;
  const [, make] = TYPES.find(([pattern]) => pattern.test(type)) ?? [];
  return make?.(number) ?? of(isKey ? table : name);
}

/**
 * Statements that add rows to every table.
 * @param first number of the first of them; no number is used twice
 */
export function fillingOf(columns: readonly Column[], provider: Provider, first: number): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const inserts = tables.flatMap((table) =>
    Array.from({ length: ROWS }, (_, index) => {
      const own = columns.filter((column) => column.table === table);
      const names = own.map(({ name }) => `"${name}"`).join(', ');
      const values = own.map((column) => literal(column, first + index)).join(', ');
      return `INSERT INTO "${table}" (${names}) VALUES (${values});`;
    }),
  );
  // In any order: what they refer to comes in time.
  const free = {
    sqlite: 'PRAGMA foreign_keys = OFF;',
    postgresql: 'SET session_replication_role = replica;',
  };
  return [free[provider], 'BEGIN;', ...inserts, 'COMMIT;'].join('\n');
}

/** A query for the rows of all tables: the name of the table, and the row as JSON. */
export function contentsQuery(columns: readonly Column[], provider: Provider): string {
  const value = ({ name, type }: Column) => (type === 'blob' ? `hex("${name}")` : `"${name}"`);
  return [...new Set(columns.map(({ table }) => table))]
    .map((table) => {
      const own = columns.filter((column) => column.table === table);
      const pairs = own.map((column) => `'${column.name}', ${value(column)}`).join(', ');
      const row = provider === 'sqlite' ? `json_object(${pairs})` : `to_jsonb("${table}")::text`;
      return `SELECT '${table}' AS "table", ${row} AS "row" FROM "${table}"`;
    })
    .join(' UNION ALL ');
}
