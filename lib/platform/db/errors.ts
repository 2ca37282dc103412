import 'server-only';

const UNIQUE_VIOLATIONS = [
  'P2002',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_UNIQUE',
  '23505',
];

/** Prisma, Postgres: a deadlock, or two transactions that change the same row. */
const CONFLICTS = ['P2034', '40P01', '40001'];

const ATTEMPTS = 4;

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

/** Repeats a transaction that conflicted with another; Postgres has rolled it back. */
export async function retryOnConflict<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !hasCode(error, CONFLICTS)) throw error;
    }
  }
}

export const isUniqueViolation = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATIONS);
