import 'server-only';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { filtered, hasWords, type Selection } from '../queue/source-repository';

export const EXPORT_BATCH = 500;

export interface Mark {
  id: string;
  createdAt: Date;
}

/** Postgres uses the index only if the order names all its columns, even the empty quarantine. */
export async function findBatch({ type, query, words, viewer }: Selection, after: Mark) {
  const db = await database();
  const searched = words.length > 0 ? Prisma.sql`AND ${hasWords(words)}` : Prisma.empty;
  return db.$queryRaw<Mark[]>`
    SELECT "row"."id" AS "id", "row"."createdAt" AS "createdAt" FROM "Submission" AS "row"
    WHERE ${filtered(type, query, viewer)} ${searched}
      AND "row"."createdAt" <= ${after.createdAt}
      AND ("row"."createdAt" < ${after.createdAt} OR "row"."id" < ${after.id})
    ORDER BY "row"."kind" DESC, "row"."quarantine" DESC, "row"."createdAt" DESC, "row"."id" DESC
    LIMIT ${EXPORT_BATCH}`;
}
