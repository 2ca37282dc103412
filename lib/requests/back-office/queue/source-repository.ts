import 'server-only';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { type RequestKind, isClosed, kindOf, KINDS } from '@/lib/requests/kinds/kinds';
import { isNarrowed, type QueueQuery } from './queue';

// Conditions of the queue as SQL that both databases understand; the request is "row".

type Sql = ReturnType<typeof Prisma.sql>;

/** Above every character: text between a beginning and this has the beginning. */
const END = '\u{10FFFF}';

function statusIs(type: RequestKind, status: string): Sql {
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

/** The homes of a kind of request that are of a type, as "home"; nothing where no type is asked for. */
function homesOf(type: RequestKind, value: string): { from: Sql; where: Sql } | undefined {
  const hasType = kindOf(type).fields.some(({ name }) => name === 'propertyType');
  if (!value || !hasType) return undefined;
  const table = Prisma.raw(`"${type.charAt(0).toUpperCase()}${type.slice(1)}"`);
  return {
    from: Prisma.sql`${table} AS "home"`,
    where: Prisma.sql`"home"."requestId" = "row"."id" AND "home"."propertyType" = ${value}`,
  };
}

function propertyIs(type: RequestKind, value: string): Sql {
  const homes = homesOf(type, value);
  return homes
    ? Prisma.sql`AND EXISTS (SELECT 1 FROM ${homes.from} WHERE ${homes.where})`
    : Prisma.empty;
}

type Filters = Pick<QueueQuery, 'status' | 'assignment' | 'propertyType'>;

/** What a list is narrowed down to but for the search; requests in quarantine are in none. */
export function filtered(
  type: RequestKind,
  { status, assignment, propertyType }: Filters,
  viewer: number,
): Sql {
  return Prisma.sql`"row"."kind" = ${type} AND "row"."quarantine" IS NULL ${statusIs(type, status)}
    ${assignedTo(assignment, viewer)} ${propertyIs(type, propertyType)}`;
}

const termsWith = (type: RequestKind, prefix: string): Sql => Prisma.sql`
  SELECT "requestId" FROM "SearchTerm"
  WHERE "kind" = ${type} AND "term" >= ${prefix} AND "term" < ${prefix + END}`;

/** Ids of the requests that have one of these beginnings of terms; some of them more than once. */
export const idsWith = (type: RequestKind, prefixes: string[]): Sql =>
  Prisma.join(
    prefixes.map((prefix) => termsWith(type, prefix)),
    ' UNION ALL ',
  );

/** That the request has, for each word, one of its beginnings. */
export const hasWords = (words: string[][]): Sql =>
  Prisma.join(
    words.map((prefixes) => {
      const ranges = prefixes.map(
        (prefix) => Prisma.sql`("term" >= ${prefix} AND "term" < ${prefix + END})`,
      );
      return Prisma.sql`EXISTS (SELECT 1 FROM "SearchTerm"
        WHERE "requestId" = "row"."id" AND (${Prisma.join(ranges, ' OR ')}))`;
    }),
    ' AND ',
  );

/** What a list shows: its filters, and the words that are searched for. */
export interface Selection {
  type: RequestKind;
  query: QueueQuery;
  /** See lib/requests/search-index/terms.ts */
  words: string[][];
  /** Id of the employee who looks */
  viewer: number;
}

/** Where the rows of a list come from, and what they have to meet. */
export interface Source {
  with: Sql;
  from: Sql;
  where: Sql;
  /** One row for each that is to be counted, as few as are asked for */
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
async function byFrequency(type: RequestKind, words: string[][]) {
  const counts = await Promise.all(
    words.map((prefixes) => count(idsWith(type, prefixes), COMMON + 1)),
  );
  const isRare = (_: string[], index: number) => (counts[index] ?? 0) <= COMMON;
  const rare = words.filter(isRare);
  return { rare, common: words.filter((word) => !rare.includes(word)) };
}

/** Ids of the requests that have all of the rare words, and then the common ones, each once. */
function idsWithAll(type: RequestKind, rare: string[][], common: string[][]): Sql {
  // What is in each of two sets is in both once; sorting them out before would be done twice.
  const distinct = rare.length === 1 ? Prisma.sql`DISTINCT` : Prisma.empty;
  const ids = Prisma.join(
    rare.map((prefixes) => {
      return Prisma.sql`SELECT ${distinct} "requestId" AS "id"
        FROM (${idsWith(type, prefixes)}) AS "any"`;
    }),
    ' INTERSECT ',
  );
  if (common.length === 0) return ids;
  return Prisma.sql`SELECT "row"."id" FROM (${ids}) AS "row" WHERE ${hasWords(common)}`;
}

/** The rows of a list of one type of home are counted along the homes of that type. */
function countedByHome({ type, query, viewer }: Selection): Sql | undefined {
  const homes = homesOf(type, query.propertyType);
  const others = filtered(type, { ...query, propertyType: '' }, viewer);
  // CROSS: SQLite keeps to the order, and looks up each home's request.
  return (
    homes &&
    Prisma.sql`SELECT 1 FROM ${homes.from} CROSS JOIN "Request" AS "row"
      WHERE ${homes.where} AND ${others}`
  );
}

/** The rows of a list, along the list itself or along the few that have a word that is searched for. */
export async function sourceOf({ type, query, words, viewer }: Selection): Promise<Source> {
  const where = filtered(type, query, viewer);
  const along = (conditions: Sql, counted?: Sql): Source => {
    const from = Prisma.sql`"Request" AS "row"`;
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
  // CROSS: SQLite keeps to the order, and looks up each hit.
  const from = Prisma.sql`"hit" CROSS JOIN "Request" AS "row"`;
  const conditions = Prisma.sql`"row"."id" = "hit"."id" AND ${where}`;
  // What is in quarantine has no words, so that without filters the rows need not be looked up.
  const counted = isNarrowed(query)
    ? Prisma.sql`SELECT 1 FROM ${from} WHERE ${conditions}`
    : Prisma.sql`SELECT 1 FROM "hit"`;
  return {
    with: Prisma.sql`WITH "hit" AS MATERIALIZED (${hits})`,
    from,
    where: conditions,
    // Not made beforehand: counting ends with the last hit that counts.
    counted: Prisma.sql`WITH "hit" AS (${hits}) ${counted}`,
    isShort: true,
  };
}
