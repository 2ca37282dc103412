import 'server-only';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { type RequestKind, isClosed, kindOf, KINDS } from '@/lib/requests/kinds/kinds';
import type { QueueQuery } from './queue';

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
export function homesOf(type: RequestKind, value: string): { from: Sql; where: Sql } | undefined {
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
