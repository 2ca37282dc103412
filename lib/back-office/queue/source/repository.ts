import 'server-only';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/sqlite/client';
import type { SubjectType } from '@/lib/submissions/subject';
import { filtered, hasWords, idsWith, tableOf } from '../conditions/repository';
import { isNarrowed, type QueueQuery } from '../queue';

type Sql = ReturnType<typeof Prisma.sql>;

/** What a list shows: its filters, and the words that are searched for. */
export interface Selection {
  type: SubjectType;
  query: QueueQuery;
  /** See lib/back-office/search/terms.ts */
  words: string[][];
  /** Id of the employee who looks */
  viewer: number;
}

/** Where the rows of a list come from, and what they have to meet. */
export interface Source {
  with: Sql;
  from: Sql;
  where: Sql;
  /** From where they are counted, conditions included */
  counted: Sql;
  /** Whether the rows are few enough to be sorted by the database */
  isShort: boolean;
}

/** A word that more requests have than these is looked for along the list, not the list along it. */
const COMMON = 10_000;

/** How many rows a query has, counted up to a limit. */
export async function count(sql: Sql, most?: number): Promise<number> {
  const db = await database();
  const limited = most === undefined ? sql : Prisma.sql`${sql} LIMIT ${most}`;
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM (${limited}) AS "found"`;
  return Number(row?.count ?? 0);
}

/** The words that few requests have, and the others. */
async function byFrequency(type: SubjectType, words: string[][]) {
  const counts = await Promise.all(
    words.map((prefixes) => count(idsWith(type, prefixes), COMMON + 1)),
  );
  const isRare = (_: string[], index: number) => (counts[index] ?? 0) <= COMMON;
  const rare = words.filter(isRare);
  return { rare, common: words.filter((word) => !rare.includes(word)) };
}

/** Ids of the requests that have all of these words, each once. */
const idsWithAll = (type: SubjectType, words: string[][]): Sql => {
  // What is in each of two sets is in both once; sorting them out before would be done twice.
  const distinct = words.length === 1 ? Prisma.sql`DISTINCT` : Prisma.empty;
  return Prisma.join(
    words.map((prefixes) => {
      return Prisma.sql`SELECT ${distinct} "subjectId" AS "id"
        FROM (${idsWith(type, prefixes)}) AS "any"`;
    }),
    ' INTERSECT ',
  );
};

/** The rows of a list, along the list itself or along the few that have a word that is searched for. */
export async function sourceOf({ type, query, words, viewer }: Selection): Promise<Source> {
  const where = filtered(type, query, viewer);
  const along = (conditions: Sql): Source => {
    const from = Prisma.sql`${tableOf(type)} AS "row"`;
    const counted = Prisma.sql`${from} WHERE ${conditions}`;
    return { with: Prisma.empty, from, where: conditions, counted, isShort: false };
  };
  if (words.length === 0) return along(where);
  const { rare, common } = await byFrequency(type, words);
  const rest = common.length > 0 ? Prisma.sql`AND ${hasWords(type, common)}` : Prisma.empty;
  if (rare.length === 0) return along(Prisma.sql`${where} ${rest}`);
  // CROSS: SQLite keeps to the order, and looks up each hit.
  const from = Prisma.sql`"hit" CROSS JOIN ${tableOf(type)} AS "row"`;
  const conditions = Prisma.sql`"row"."id" = "hit"."id" AND ${where} ${rest}`;
  return {
    with: Prisma.sql`WITH "hit" AS MATERIALIZED (${idsWithAll(type, rare)})`,
    from,
    where: conditions,
    // What is in quarantine has no words, so that without filters the rows need not be looked up.
    counted: isNarrowed(query)
      ? Prisma.sql`${from} WHERE ${conditions}`
      : Prisma.sql`"hit" AS "row" WHERE 1 = 1 ${rest}`,
    isShort: true,
  };
}
