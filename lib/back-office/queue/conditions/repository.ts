import 'server-only';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import type { SubjectType } from '@/lib/submissions/subject';
import { isClosed, KINDS } from '../../kinds';
import type { QueueQuery } from '../queue';
import { TABLE_NAMES } from '../tables';

// Conditions of the queue as SQL that both databases understand; the request is "row".

type Sql = ReturnType<typeof Prisma.sql>;

/** Above every character: text between a beginning and this has the beginning. */
const END = '\u{10FFFF}';

export const tableOf = (type: SubjectType): Sql => Prisma.raw(`"${TABLE_NAMES[type]}"`);

function statusIs(type: SubjectType, status: string): Sql {
  if (status === 'all') return Prisma.empty;
  const all: readonly string[] = KINDS[type].statuses;
  const wanted = status === 'open' ? all.filter((each) => !isClosed(type, each)) : [status];
  return Prisma.sql`AND "row"."status" IN (${Prisma.join(wanted)})`;
}

function assignedTo(assignment: QueueQuery['assignment'], viewer: number): Sql {
  if (assignment === 'mine') return Prisma.sql`AND "row"."assignedTo" = ${viewer}`;
  if (assignment === 'none') return Prisma.sql`AND "row"."assignedTo" IS NULL`;
  if (assignment === 'others') return Prisma.sql`AND "row"."assignedTo" <> ${viewer}`;
  return Prisma.empty;
}

const propertyIs = (type: SubjectType, value: string): Sql =>
  value && type !== 'inquiry' ? Prisma.sql`AND "row"."propertyType" = ${value}` : Prisma.empty;

type Filters = Pick<QueueQuery, 'status' | 'assignment' | 'propertyType'>;

/** What a list is narrowed down to but for the search; requests in quarantine are in none. */
export function filtered(
  type: SubjectType,
  { status, assignment, propertyType }: Filters,
  viewer: number,
): Sql {
  return Prisma.sql`"row"."quarantine" IS NULL ${statusIs(type, status)}
    ${assignedTo(assignment, viewer)} ${propertyIs(type, propertyType)}`;
}

const termsWith = (type: SubjectType, prefix: string): Sql => Prisma.sql`
  SELECT "subjectId" FROM "SearchTerm"
  WHERE "subjectType" = ${type} AND "term" >= ${prefix} AND "term" < ${prefix + END}`;

/** Ids of the requests that have one of these beginnings of terms; some of them more than once. */
export const idsWith = (type: SubjectType, prefixes: string[]): Sql =>
  Prisma.join(
    prefixes.map((prefix) => termsWith(type, prefix)),
    ' UNION ALL ',
  );

/** That the request has, for each word, one of its beginnings. */
export const hasWords = (type: SubjectType, words: string[][]): Sql =>
  Prisma.join(
    words.map((prefixes) => {
      const ranges = prefixes.map(
        (prefix) => Prisma.sql`("term" >= ${prefix} AND "term" < ${prefix + END})`,
      );
      return Prisma.sql`EXISTS (SELECT 1 FROM "SearchTerm" WHERE "subjectType" = ${type}
        AND "subjectId" = "row"."id" AND (${Prisma.join(ranges, ' OR ')}))`;
    }),
    ' AND ',
  );
