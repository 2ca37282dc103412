import 'server-only';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import { filtered, count } from '../source-repository';
import { EVERYTHING } from '../queue';
import { DUE_FIRST } from '../repository';
import type { TodayQuery } from './today';

type Sql = ReturnType<typeof Prisma.sql>;

interface Asked extends Pick<TodayQuery, 'assignment' | 'kind'> {
  viewer: number;
}

/** A limit for each kind, so that both databases use the index of the lists. */
function dueOf({ assignment, kind, viewer }: Asked, most: number, until?: Date): Sql {
  const kinds = kind ? [kind] : SUBMISSION_KINDS;
  const late = until ? Prisma.sql`AND "row"."dueAt" < ${until}` : Prisma.empty;
  const parts = kinds.map((each) => {
    const where = filtered(each, { ...EVERYTHING, assignment }, viewer);
    return Prisma.sql`SELECT * FROM (SELECT "row"."id", "row"."dueAt", "row"."createdAt"
      FROM "Submission" AS "row" WHERE ${where} AND "row"."dueAt" IS NOT NULL ${late}
      ORDER BY ${DUE_FIRST} LIMIT ${most}) AS "of"`;
  });
  return Prisma.join(parts, ' UNION ALL ');
}

export async function findDue(asked: Asked, { take, skip }: { take: number; skip: number }) {
  const db = await database();
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM (${dueOf(asked, skip + take)}) AS "due"
    ORDER BY "dueAt", "createdAt", "id" LIMIT ${take} OFFSET ${skip}`;
  return rows.map(({ id }) => id);
}

const MOST_ENDING = 50;

/** Leads not released yet whose sale ends by then, soonest first. */
export async function findEnding(now: Date, until: Date): Promise<string[]> {
  const db = await database();
  const rows = await db.qualification.findMany({
    where: {
      endsAt: { gt: now, lte: until },
      soldAt: null,
      stoppedAt: null,
      joinedTo: null,
      releasedAt: null,
      submission: { quarantine: null, mergedInto: null, status: { not: 'cancelled' } },
    },
    orderBy: [{ endsAt: 'asc' }, { submissionId: 'asc' }],
    select: { submissionId: true },
    take: MOST_ENDING,
  });
  return rows.map(({ submissionId }) => submissionId);
}

export const countDue = (asked: Asked, most: number, until?: Date) =>
  count(dueOf(asked, most, until), most);
