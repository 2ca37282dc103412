import 'server-only';

/** As Prisma, SQLite and Postgres call it. */
const UNIQUE_VIOLATIONS = [
  'P2002',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_UNIQUE',
  '23505',
];

/** As Prisma and Postgres call it: two transactions that wait for each other, or change the same. */
const CONFLICTS = ['P2034', '40P01', '40001'];

/** Times that a transaction is begun which meets another one again and again. */
const ATTEMPTS = 4;

const hasCode = (error: unknown, codes: readonly string[]) =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code);

/** Prisma's word for a statement of ours that failed; what Postgres calls it stands in the message. */
const isOpposed = (error: unknown): boolean =>
  hasCode(error, CONFLICTS) ||
  (hasCode(error, ['P2010']) &&
    CONFLICTS.some((code) => (error as Error).message.includes(`\`${code}\``)));

/** Does a transaction again that met another one: Postgres has undone the whole of it. */
export async function untilUnopposed<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !isOpposed(error)) throw error;
    }
  }
}

/** Whether the database refused a row because its key, or another unique value, is taken. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATIONS);
