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

/** A failure as libraries throw it; where a raw statement fails, Prisma keeps the database's own code behind its own. */
type Failure = Error & {
  code?: string;
  meta?: { driverAdapterError?: { cause?: { originalCode?: string } } };
};

function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', meta }: Failure = error;
  return [code, meta?.driverAdapterError?.cause?.originalCode ?? ''].some((one) =>
    codes.includes(one),
  );
}

/** Does a transaction again that met another one: Postgres has undone the whole of it. */
export async function retryOnConflict<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !hasCode(error, CONFLICTS)) throw error;
    }
  }
}

/** Whether the database refused a row because its key, or another unique value, is taken. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATIONS);
