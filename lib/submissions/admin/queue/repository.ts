import 'server-only';
import { database } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/sqlite/client';
import { isClosed } from '@/lib/submissions/kinds/kinds';
import { type QueueCount, isNarrowed, MOST_HITS, MOST_NARROWED, PAGE_LENGTH } from './queue';
import { count, type Selection, type QueueSource, sourceOf } from './source-repository';

type Sql = ReturnType<typeof Prisma.sql>;

// Kind and quarantine are the same in every row of a list, but Postgres uses an index only if the order
// names all its columns.
const NEWEST = Prisma.sql`"row"."kind" DESC, "row"."quarantine" DESC, "row"."createdAt" DESC,
  "row"."id" DESC`;
const OLDEST = Prisma.sql`"row"."kind", "row"."quarantine", "row"."createdAt", "row"."id"`;
const BY_DUE = Prisma.sql`"row"."kind", "row"."quarantine", "row"."dueAt", "row"."createdAt" DESC,
  "row"."id"`;
/** Of submissions due at the same time, the oldest comes first. */
export const DUE_FIRST = Prisma.sql`"row"."kind", "row"."quarantine", "row"."dueAt", "row"."createdAt",
  "row"."id"`;
const SORTED_BY_DUE = Prisma.sql`"row"."dueAt" IS NULL, "row"."dueAt",
  CASE WHEN "row"."dueAt" IS NULL THEN NULL ELSE "row"."createdAt" END, "row"."createdAt" DESC, "row"."id"`;

interface Cut {
  order: Sql;
  take: number;
  skip: number;
}

const rows = (source: QueueSource, columns: Sql, { order, take, skip }: Cut) =>
  Prisma.sql`${source.with} SELECT ${columns} FROM ${source.from}
    WHERE ${source.where} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`;

async function cut(source: QueueSource, range: Cut): Promise<string[]> {
  const db = await database();
  const found = await db.$queryRaw<{ id: string }[]>(rows(source, Prisma.sql`"row"."id"`, range));
  return found.map(({ id }) => id);
}

const and = (source: QueueSource, condition: Sql): QueueSource => ({
  ...source,
  where: Prisma.sql`${source.where} AND ${condition}`,
});

/** Two queries, so that both databases use an index: what is due, then what is not. */
async function cutByDue(source: QueueSource, take: number, skip: number): Promise<string[]> {
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

function ageOrder({ type, query: { sort, status } }: Selection): Sql | undefined {
  if (sort === 'oldest') return OLDEST;
  // Closed submissions have nothing due.
  return sort === 'newest' || isClosed(type, status) ? NEWEST : undefined;
}

const rangeOf = ({ query: { page } }: Selection) => ({
  take: PAGE_LENGTH,
  skip: (page - 1) * PAGE_LENGTH,
});

function cutPage(
  source: QueueSource,
  selection: Selection,
  range = rangeOf(selection),
): Promise<string[]> {
  const order = ageOrder(selection) ?? (source.isShort ? SORTED_BY_DUE : undefined);
  if (order) return cut(source, { order, ...range });
  return cutByDue(source, range.take, range.skip);
}

function mostOf({ words, query }: Selection): number | undefined {
  if (words.length > 0) return MOST_HITS;
  return isNarrowed(query) ? MOST_NARROWED : undefined;
}

export const capped = (found: number, most: number): QueueCount => ({
  total: Math.min(found, most),
  isCapped: found > most,
});

async function countIn({ counted }: QueueSource, most?: number): Promise<QueueCount> {
  if (most === undefined) return { total: await count(counted), isCapped: false };
  return capped(await count(counted, most + 1), most);
}

type Page = QueueCount & { ids: string[] };

/** A search with few hits is sorted and counted in one query. */
async function findShortPage(source: QueueSource, selection: Selection): Promise<Page> {
  const db = await database();
  const columns = Prisma.sql`"row"."id" AS "id", count(*) OVER () AS "total"`;
  const order = ageOrder(selection) ?? SORTED_BY_DUE;
  const found = await db.$queryRaw<{ id: string; total: bigint }[]>(
    rows(source, columns, { order, ...rangeOf(selection) }),
  );
  const [first] = found;
  // A page beyond the last has no row with the count.
  if (!first) return { ids: [], ...(await countIn(source, MOST_HITS)) };
  return { ids: found.map(({ id }) => id), ...capped(Number(first.total), MOST_HITS) };
}

export async function findPage(selection: Selection): Promise<Page> {
  const source = await sourceOf(selection);
  if (source.isShort) return findShortPage(source, selection);
  const counted = await countIn(source, mostOf(selection));
  // Do not walk to the end of a list for an empty page.
  const isBeyond = (selection.query.page - 1) * PAGE_LENGTH >= counted.total;
  return { ids: isBeyond ? [] : await cutPage(source, selection), ...counted };
}

export interface QueueRows {
  ids: string[];
  /** Unknown if a search finds more than are counted */
  total?: number;
  hasNext: boolean;
}

export async function findListing(selection: Selection, length: number): Promise<QueueRows> {
  const source = await sourceOf(selection);
  const skip = (selection.query.page - 1) * length;
  const found = await cutPage(source, selection, { take: length + 1, skip });
  const hasNext = found.length > length;
  const ids = found.slice(0, length);
  // The last page gives the total.
  if (!hasNext && (ids.length > 0 || skip === 0)) return { ids, hasNext, total: skip + ids.length };
  const most = selection.words.length > 0 ? MOST_NARROWED : undefined;
  const { total, isCapped } = await countIn(source, most);
  return { ids, hasNext, total: isCapped ? undefined : total };
}

export async function countHits(selection: Selection, most: number): Promise<QueueCount> {
  return countIn(await sourceOf(selection), most);
}
