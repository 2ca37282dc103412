import 'server-only';

/** Codes of Prisma, SQLite and Postgres. */
const UNIQUE_VIOLATIONS = [
  'P2002',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_UNIQUE',
  '23505',
];

/** Codes of Prisma and Postgres: two transactions that wait for each other, or change the same row. */
const CONFLICTS = ['P2034', '40P01', '40001'];

/** Most times that a transaction is tried. */
const ATTEMPTS = 4;

/** An error of Prisma or a driver. For a raw statement Prisma keeps the database's code in `meta`. */
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
