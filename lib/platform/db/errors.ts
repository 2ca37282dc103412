import 'server-only';

const UNIQUE_VIOLATION = 'P2002';

/** Whether the database refused a row because its key, or another unique value, is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
