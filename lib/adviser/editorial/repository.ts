import 'server-only';
import { randomUUID } from 'node:crypto';
import { database, run } from '@/lib/platform/db/client';

/** A question without an answer, as it is kept. */
export interface StoredQuestion {
  id: string;
  text: string;
  count: number;
  /** 'YYYY-MM-DD' */
  lastDay: string;
}

const LONGEST_NOT_ASKED = '"lastDay" DESC, "count" DESC, "id"';

/**
 * Counts a question once more. One statement, so that two who ask at once are both counted; one that is
 * done with stays so.
 * @param day 'YYYY-MM-DD'
 * @returns how often it was asked
 */
export async function countQuestion(text: string, day: string): Promise<number> {
  const [row] = await run({
    sql: `INSERT INTO "OpenQuestion" ("id", "text", "count", "lastDay") VALUES (?, ?, 1, ?)
      ON CONFLICT ("text") DO UPDATE SET "count" = "OpenQuestion"."count" + 1,
      "lastDay" = excluded."lastDay" RETURNING "count"`,
    values: [randomUUID(), text, day],
  });
  return Number(row?.count);
}

/** Keeps this many open and this many closed questions; those not asked for the longest time go. */
export async function keepQuestions(most: number): Promise<void> {
  for (const state of ['IS NULL', 'IS NOT NULL']) {
    await run({
      sql: `DELETE FROM "OpenQuestion" WHERE "closedAt" ${state} AND "id" NOT IN
        (SELECT "id" FROM "OpenQuestion" WHERE "closedAt" ${state}
        ORDER BY ${LONGEST_NOT_ASKED} LIMIT ?)`,
      values: [most],
    });
  }
}

/** How many questions are open. */
export async function countOpen(): Promise<number> {
  const db = await database();
  return db.openQuestion.count({ where: { closedAt: null } });
}

/** How many questions are closed. */
export async function countClosed(): Promise<number> {
  const db = await database();
  return db.openQuestion.count({ where: { closedAt: { not: null } } });
}

/** Open questions, the one asked most first. @param skip those before it */
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

/**
 * Closes a question.
 * @returns whether it was open
 */
export async function storeClosed(id: string, closedBy: number): Promise<boolean> {
  const db = await database();
  const { count } = await db.openQuestion.updateMany({
    where: { id, closedAt: null },
    data: { closedAt: new Date(), closedBy },
  });
  return count > 0;
}
