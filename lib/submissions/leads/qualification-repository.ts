import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { Prisma, type Qualification as Row } from '@/lib/platform/db/generated/sqlite/client';

/** Its columns are explained in prisma/models/leads.prisma. */
export type Qualification = Omit<Row, 'createdAt'>;

/**
 * What {@link saleState} calls 'on-sale', as a condition of SQL. A lead without a class is left out: it
 * may turn out to be the same person's second.
 */
export const isOnSale = (now: Date) => Prisma.sql`"releasedAt" IS NOT NULL AND "stoppedAt" IS NULL
  AND "joinedTo" IS NULL AND "resembles" IS NULL AND "soldAt" IS NULL AND "class" IS NOT NULL
  AND "Qualification"."endsAt" > ${now}`;

export async function findQualification(
  submissionId: string,
  tx?: Transaction,
): Promise<Qualification | null> {
  const db = tx ?? (await database());
  return db.qualification.findUnique({ where: { submissionId } });
}

export async function findQualifications(
  ids: string[],
  tx?: Transaction,
): Promise<Map<string, Qualification>> {
  if (ids.length === 0) return new Map();
  const db = tx ?? (await database());
  const rows = await db.qualification.findMany({ where: { submissionId: { in: ids } } });
  return new Map(rows.map((row) => [row.submissionId, row]));
}

export async function joinedTo(submissionId: string): Promise<string[]> {
  const db = await database();
  const rows = await db.qualification.findMany({
    where: { joinedTo: submissionId },
    orderBy: { createdAt: 'asc' },
    select: { submissionId: true },
  });
  return rows.map((row) => row.submissionId);
}
