import 'server-only';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { type SubmissionKind, isClosed, kindOf, KINDS } from '@/lib/submissions/kinds/kinds';
import { isNarrowed, type QueueQuery } from './queue';

// Conditions of the queue as SQL that both databases understand; the submission is "row".

type Sql = ReturnType<typeof Prisma.sql>;

/** Sorts after every other character, so it ends the range of a prefix. */
const END = '\u{10FFFF}';

function statusIs(type: SubmissionKind, status: string): Sql {
  if (status === 'all') return Prisma.empty;
  const all: readonly string[] = KINDS[type].progress.all;
  const wanted = status === 'open' ? all.filter((each) => !isClosed(type, each)) : [status];
  return Prisma.sql`AND "row"."status" IN (${Prisma.join(wanted)})`;
}

function assignedTo(assignment: QueueQuery['assignment'], viewer: number): Sql {
  if (assignment === 'mine') return Prisma.sql`AND "row"."assignedTo" = ${viewer}`;
  if (assignment === 'none') return Prisma.sql`AND "row"."assignedTo" IS NULL`;
  if (assignment === 'others') return Prisma.sql`AND "row"."assignedTo" <> ${viewer}`;
  return Prisma.empty;
}

function homesOf(type: SubmissionKind, value: string): { from: Sql; where: Sql } | undefined {
  const hasType = kindOf(type).fields.some(({ name }) => name === 'propertyType');
  if (!value || !hasType) return undefined;
  const table = Prisma.raw(`"${type.charAt(0).toUpperCase()}${type.slice(1)}"`);
  return {
    from: Prisma.sql`${table} AS "home"`,
    where: Prisma.sql`"home"."submissionId" = "row"."id" AND "home"."propertyType" = ${value}`,
  };
}

function propertyIs(type: SubmissionKind, value: string): Sql {
  const homes = homesOf(type, value);
  return homes
    ? Prisma.sql`AND EXISTS (SELECT 1 FROM ${homes.from} WHERE ${homes.where})`
    : Prisma.empty;
}

type Filters = Pick<QueueQuery, 'status' | 'assignment' | 'propertyType'>;

export function filtered(
  type: SubmissionKind,
  { status, assignment, propertyType }: Filters,
  viewer: number,
): Sql {
  return Prisma.sql`"row"."kind" = ${type} AND "row"."quarantine" IS NULL ${statusIs(type, status)}
    ${assignedTo(assignment, viewer)} ${propertyIs(type, propertyType)}`;
}

const termsWith = (type: SubmissionKind, prefix: string): Sql => Prisma.sql`
  SELECT "submissionId" FROM "SearchTerm"
  WHERE "kind" = ${type} AND "term" >= ${prefix} AND "term" < ${prefix + END}`;

/** The ids may be repeated. */
export const idsWith = (type: SubmissionKind, prefixes: string[]): Sql =>
  Prisma.join(
    prefixes.map((prefix) => termsWith(type, prefix)),
    ' UNION ALL ',
  );

export const hasWords = (words: string[][]): Sql =>
  Prisma.join(
    words.map((prefixes) => {
      const ranges = prefixes.map(
        (prefix) => Prisma.sql`("term" >= ${prefix} AND "term" < ${prefix + END})`,
      );
      return Prisma.sql`EXISTS (SELECT 1 FROM "SearchTerm"
        WHERE "submissionId" = "row"."id" AND (${Prisma.join(ranges, ' OR ')}))`;
    }),
    ' AND ',
  );

export interface Selection {
  type: SubmissionKind;
  query: QueueQuery;
  /** See lib/submissions/search-index/repository.ts */
  words: string[][];
  viewer: number;
}

export interface QueueSource {
  with: Sql;
  from: Sql;
  where: Sql;
  /** One row for each submission to count */
  counted: Sql;
  /** Whether the rows are few enough to sort */
  isShort: boolean;
}

/** Words in more submissions than these are checked row by row instead of leading to the rows. */
const COMMON = 10_000;

export async function count(sql: Sql, most?: number): Promise<number> {
  const db = await database();
  const limited = most === undefined ? sql : Prisma.sql`${sql} LIMIT ${most}`;
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM (${limited}) AS "found"`;
  return Number(row?.count ?? 0);
}

async function byFrequency(type: SubmissionKind, words: string[][]) {
  const counts = await Promise.all(
    words.map((prefixes) => count(idsWith(type, prefixes), COMMON + 1)),
  );
  const isRare = (_: string[], index: number) => (counts[index] ?? 0) <= COMMON;
  const rare = words.filter(isRare);
  return { rare, common: words.filter((word) => !rare.includes(word)) };
}

function idsWithAll(type: SubmissionKind, rare: string[][], common: string[][]): Sql {
  // INTERSECT removes duplicates itself.
  const distinct = rare.length === 1 ? Prisma.sql`DISTINCT` : Prisma.empty;
  const ids = Prisma.join(
    rare.map((prefixes) => {
      return Prisma.sql`SELECT ${distinct} "submissionId" AS "id"
        FROM (${idsWith(type, prefixes)}) AS "any"`;
    }),
    ' INTERSECT ',
  );
  if (common.length === 0) return ids;
  return Prisma.sql`SELECT "row"."id" FROM (${ids}) AS "row" WHERE ${hasWords(common)}`;
}

function countedByHome({ type, query, viewer }: Selection): Sql | undefined {
  const homes = homesOf(type, query.propertyType);
  const others = filtered(type, { ...query, propertyType: '' }, viewer);
  // CROSS makes SQLite keep the order and look up each home's submission.
  return (
    homes &&
    Prisma.sql`SELECT 1 FROM ${homes.from} CROSS JOIN "Submission" AS "row"
      WHERE ${homes.where} AND ${others}`
  );
}

/** The rows of a list, found by the list itself or by its rare search words. */
export async function sourceOf({ type, query, words, viewer }: Selection): Promise<QueueSource> {
  const where = filtered(type, query, viewer);
  const along = (conditions: Sql, counted?: Sql): QueueSource => {
    const from = Prisma.sql`"Submission" AS "row"`;
    return {
      with: Prisma.empty,
      from,
      where: conditions,
      isShort: false,
      counted: counted ?? Prisma.sql`SELECT 1 FROM ${from} WHERE ${conditions}`,
    };
  };
  if (words.length === 0) return along(where, countedByHome({ type, query, words, viewer }));
  const { rare, common } = await byFrequency(type, words);
  if (rare.length === 0) return along(Prisma.sql`${where} AND ${hasWords(common)}`);
  const hits = idsWithAll(type, rare, common);
  // CROSS makes SQLite keep the order and look up each hit.
  const from = Prisma.sql`"hit" CROSS JOIN "Submission" AS "row"`;
  const conditions = Prisma.sql`"row"."id" = "hit"."id" AND ${where}`;
  // Quarantined submissions have no terms, so without filters the rows need not be looked up.
  const counted = isNarrowed(query)
    ? Prisma.sql`SELECT 1 FROM ${from} WHERE ${conditions}`
    : Prisma.sql`SELECT 1 FROM "hit"`;
  return {
    with: Prisma.sql`WITH "hit" AS MATERIALIZED (${hits})`,
    from,
    where: conditions,
    // Not materialized, so that counting can stop at the limit.
    counted: Prisma.sql`WITH "hit" AS (${hits}) ${counted}`,
    isShort: true,
  };
}
