import 'server-only';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { isClosed } from '@/lib/requests/kinds/kinds';
import { type Count, isNarrowed, MOST_HITS, MOST_NARROWED, PAGE_LENGTH } from './queue';
import { count, type Selection, type Source, sourceOf } from './source-repository';

type Sql = ReturnType<typeof Prisma.sql>;

// Kind and quarantine are the same in every row of a list. They come first because they do so in the
// indexes: Postgres follows one only where the order names each column of it.
const NEWEST = Prisma.sql`"row"."kind" DESC, "row"."quarantine" DESC, "row"."createdAt" DESC,
  "row"."id" DESC`;
const OLDEST = Prisma.sql`"row"."kind", "row"."quarantine", "row"."createdAt", "row"."id"`;
const BY_DUE = Prisma.sql`"row"."kind", "row"."quarantine", "row"."dueAt", "row"."createdAt" DESC,
  "row"."id"`;
/** Of what is due together whoever waits longest comes first. */
export const DUE_FIRST = Prisma.sql`"row"."kind", "row"."quarantine", "row"."dueAt", "row"."createdAt",
  "row"."id"`;
const SORTED_BY_DUE = Prisma.sql`"row"."dueAt" IS NULL, "row"."dueAt",
  CASE WHEN "row"."dueAt" IS NULL THEN NULL ELSE "row"."createdAt" END, "row"."createdAt" DESC, "row"."id"`;

interface Cut {
  order: Sql;
  take: number;
  skip: number;
}

const rows = (source: Source, columns: Sql, { order, take, skip }: Cut) =>
  Prisma.sql`${source.with} SELECT ${columns} FROM ${source.from}
    WHERE ${source.where} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`;

async function cut(source: Source, range: Cut): Promise<string[]> {
  const db = await database();
  const found = await db.$queryRaw<{ id: string }[]>(rows(source, Prisma.sql`"row"."id"`, range));
  return found.map(({ id }) => id);
}

const and = (source: Source, condition: Sql): Source => ({
  ...source,
  where: Prisma.sql`${source.where} AND ${condition}`,
});

/**
 * What is due first, then what is not, newest first. In two parts: that is how both databases can follow
 * an index.
 */
async function cutByDue(source: Source, take: number, skip: number): Promise<string[]> {
  const hasDue = and(source, Prisma.sql`"row"."dueAt" IS NOT NULL`);
  const due = await cut(hasDue, { order: DUE_FIRST, take, skip });
  if (due.length === take) return due;
  const before =
    skip === 0 || due.length > 0
      ? skip + due.length
      : await count(Prisma.sql`SELECT 1 FROM ${hasDue.from} WHERE ${hasDue.where}`);
  const rest = { order: BY_DUE, take: take - due.length, skip: skip + due.length - before };
  return [...due, ...(await cut(and(source, Prisma.sql`"row"."dueAt" IS NULL`), rest))];
}

/** The order of a list by age, if that is what is asked for. */
function ageOrder({ type, query: { sort, status } }: Selection): Sql | undefined {
  if (sort === 'oldest') return OLDEST;
  // What is closed has nothing due.
  return sort === 'newest' || isClosed(type, status) ? NEWEST : undefined;
}

const rangeOf = ({ query: { page } }: Selection) => ({
  take: PAGE_LENGTH,
  skip: (page - 1) * PAGE_LENGTH,
});

function cutPage(
  source: Source,
  selection: Selection,
  range = rangeOf(selection),
): Promise<string[]> {
  const order = ageOrder(selection) ?? (source.isShort ? SORTED_BY_DUE : undefined);
  if (order) return cut(source, { order, ...range });
  return cutByDue(source, range.take, range.skip);
}

/** Up to how many requests are counted; a list as a whole is counted to its end. */
function mostOf({ words, query }: Selection): number | undefined {
  if (words.length > 0) return MOST_HITS;
  return isNarrowed(query) ? MOST_NARROWED : undefined;
}

/** A count that stops at a limit. */
export const capped = (found: number, most: number): Count => ({
  total: Math.min(found, most),
  isCapped: found > most,
});

async function countIn({ counted }: Source, most?: number): Promise<Count> {
  if (most === undefined) return { total: await count(counted), isCapped: false };
  return capped(await count(counted, most + 1), most);
}

type Page = Count & { ids: string[] };

/** The few hits of a search are sorted as a whole, and so counted on the way. */
async function findShortPage(source: Source, selection: Selection): Promise<Page> {
  const db = await database();
  const columns = Prisma.sql`"row"."id" AS "id", count(*) OVER () AS "total"`;
  const order = ageOrder(selection) ?? SORTED_BY_DUE;
  const found = await db.$queryRaw<{ id: string; total: bigint }[]>(
    rows(source, columns, { order, ...rangeOf(selection) }),
  );
  const [first] = found;
  // Beyond the last page there is no row that tells.
  if (!first) return { ids: [], ...(await countIn(source, MOST_HITS)) };
  return { ids: found.map(({ id }) => id), ...capped(Number(first.total), MOST_HITS) };
}

/** The ids of one page of a list, and how many there are in all. */
export async function findPage(selection: Selection): Promise<Page> {
  const source = await sourceOf(selection);
  if (source.isShort) return findShortPage(source, selection);
  const counted = await countIn(source, mostOf(selection));
  // A list in which nothing is left is not walked through to its end.
  const isBeyond = (selection.query.page - 1) * PAGE_LENGTH >= counted.total;
  return { ids: isBeyond ? [] : await cutPage(source, selection), ...counted };
}

/** A page of a list as the API answers it. */
export interface Listing {
  ids: string[];
  /** Of all pages; unknown where a search finds more than are counted */
  total?: number;
  hasNext: boolean;
}

/** The ids of one page of a list, and whether there is another after it. @param length of a page */
export async function findListing(selection: Selection, length: number): Promise<Listing> {
  const source = await sourceOf(selection);
  const skip = (selection.query.page - 1) * length;
  const found = await cutPage(source, selection, { take: length + 1, skip });
  const hasNext = found.length > length;
  const ids = found.slice(0, length);
  // The last page tells how many there are.
  if (!hasNext && (ids.length > 0 || skip === 0)) return { ids, hasNext, total: skip + ids.length };
  const most = selection.words.length > 0 ? MOST_NARROWED : undefined;
  const { total, isCapped } = await countIn(source, most);
  return { ids, hasNext, total: isCapped ? undefined : total };
}

/** How many requests a search finds, counted up to a limit. */
export async function countHits(selection: Selection, most: number): Promise<Count> {
  return countIn(await sourceOf(selection), most);
}
