import 'server-only';
import { randomUUID } from 'node:crypto';
import { database, runStatement } from '@/lib/platform/db/client';

export interface StoredQuestion {
  id: string;
  text: string;
  count: number;
  /** 'YYYY-MM-DD' */
  lastDay: string;
}

const LONGEST_NOT_ASKED = '"lastDay" DESC, "count" DESC, "id"';

/** Returns how often it was asked. One statement, so that simultaneous questions both count. */
export async function countQuestion(text: string, day: string): Promise<number> {
  const [row] = await runStatement({
    sql: `INSERT INTO "OpenQuestion" ("id", "text", "count", "lastDay") VALUES (?, ?, 1, ?)
      ON CONFLICT ("text") DO UPDATE SET "count" = "OpenQuestion"."count" + 1,
      "lastDay" = excluded."lastDay" RETURNING "count"`,
    values: [randomUUID(), text, day],
  });
  return Number(row?.count);
}

export async function keepQuestions(most: number): Promise<void> {
  for (const state of ['IS NULL', 'IS NOT NULL']) {
    await runStatement({
      sql: `DELETE FROM "OpenQuestion" WHERE "closedAt" ${state} AND "id" NOT IN
        (SELECT "id" FROM "OpenQuestion" WHERE "closedAt" ${state}
        ORDER BY ${LONGEST_NOT_ASKED} LIMIT ?)`,
      values: [most],
    });
  }
}

export async function countOpen(): Promise<number> {
  const db = await database();
  return db.openQuestion.count({ where: { closedAt: null } });
}

export async function countClosed(): Promise<number> {
  const db = await database();
  return db.openQuestion.count({ where: { closedAt: { not: null } } });
}

export async function findOpen(skip: number, take: number): Promise<StoredQuestion[]> {
  const db = await database();
  return db.openQuestion.findMany({
    where: { closedAt: null },
    orderBy: [{ count: 'desc' }, { lastDay: 'desc' }, { id: 'asc' }],
    select: { id: true, text: true, count: true, lastDay: true },
    skip,
    take,
  });
}

/** Returns whether it was open. */
export async function storeClosed(id: string, closedBy: number): Promise<boolean> {
  const db = await database();
  const { count } = await db.openQuestion.updateMany({
    where: { id, closedAt: null },
    data: { closedAt: new Date(), closedBy },
  });
  return count > 0;
}
