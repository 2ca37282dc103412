import 'server-only';

/** As Prisma, SQLite and Postgres call it. */
const UNIQUE_VIOLATIONS = [
  'P2002',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_UNIQUE',
  '23505',
];

/** Whether the database refused a row because its key, or another unique value, is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    UNIQUE_VIOLATIONS.some((code) => code === error.code)
  );
}
