import 'server-only';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/sqlite/client';
import type { SubjectType } from '@/lib/submissions/subject';
import { isClosed } from '../kinds';
import { type Count, EVERYTHING, isNarrowed, MOST_HITS, MOST_NARROWED, PAGE_LENGTH } from './queue';
import { count, type Selection, type Source, sourceOf } from './source/repository';

type Sql = ReturnType<typeof Prisma.sql>;

// Quarantine is empty in every row of a list. It comes first because it does so in the indexes: Postgres
// follows one only where the order names each column of it.
const NEWEST = Prisma.sql`"row"."quarantine" DESC, "row"."createdAt" DESC, "row"."id" DESC`;
const OLDEST = Prisma.sql`"row"."quarantine", "row"."createdAt", "row"."id"`;
const BY_DUE = Prisma.sql`"row"."quarantine", "row"."dueAt", "row"."createdAt" DESC, "row"."id"`;

async function idsOf(sql: Sql): Promise<string[]> {
  const db = await database();
  const rows = await db.$queryRaw<{ id: string }[]>(sql);
  return rows.map(({ id }) => id);
}

interface Cut {
  order: Sql;
  take: number;
  skip: number;
}

const cut = (source: Source, condition: Sql, { order, take, skip }: Cut) =>
  idsOf(Prisma.sql`${source.with} SELECT "row"."id" AS "id" FROM ${source.from}
    WHERE ${source.where} ${condition} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`);

const HAS_DUE = Prisma.sql`AND "row"."dueAt" IS NOT NULL`;
const NOTHING_DUE = Prisma.sql`AND "row"."dueAt" IS NULL`;

/**
 * What is due first, then what is not, newest first. In two parts: that is how both databases can follow
 * an index.
 */
async function cutByDue(source: Source, take: number, skip: number): Promise<string[]> {
  const due = await cut(source, HAS_DUE, { order: BY_DUE, take, skip });
  if (due.length === take) return due;
  const before =
    skip === 0 || due.length > 0
      ? skip + due.length
      : await count(Prisma.sql`SELECT 1 FROM ${source.from} WHERE ${source.where} ${HAS_DUE}`);
  const rest = { order: BY_DUE, take: take - due.length, skip: skip + due.length - before };
  return [...due, ...(await cut(source, NOTHING_DUE, rest))];
}

function cutPage(source: Source, { type, query }: Selection): Promise<string[]> {
  const { sort, status } = query;
  const range = { take: PAGE_LENGTH, skip: (query.page - 1) * PAGE_LENGTH };
  if (sort === 'oldest') return cut(source, Prisma.empty, { order: OLDEST, ...range });
  // What is closed has nothing due.
  const isAge = sort === 'newest' || isClosed(type, status);
  if (isAge) return cut(source, Prisma.empty, { order: NEWEST, ...range });
  if (!source.isShort) return cutByDue(source, range.take, range.skip);
  const order = Prisma.sql`"row"."dueAt" IS NULL, ${BY_DUE}`;
  return cut(source, Prisma.empty, { order, ...range });
}

/** Up to how many requests are counted; a list as a whole is counted to its end. */
function mostOf({ words, query }: Selection): number | undefined {
  if (words.length > 0) return MOST_HITS;
  return isNarrowed(query) ? MOST_NARROWED : undefined;
}

async function countIn(source: Source, most?: number): Promise<Count> {
  const rows = Prisma.sql`${source.with} SELECT 1 FROM ${source.counted}`;
  if (most === undefined) return { total: await count(rows), isCapped: false };
  const found = await count(rows, most + 1);
  return { total: Math.min(found, most), isCapped: found > most };
}

/** The ids of one page of a list, and how many there are in all. */
export async function findPage(selection: Selection): Promise<Count & { ids: string[] }> {
  const source = await sourceOf(selection);
  const counted = await countIn(source, mostOf(selection));
  // A list in which nothing is left is not walked through to its end.
  const isBeyond = (selection.query.page - 1) * PAGE_LENGTH >= counted.total;
  return { ids: isBeyond ? [] : await cutPage(source, selection), ...counted };
}

/** The ids of one page of a list, however many pages there are. */
export async function findIds(selection: Selection): Promise<string[]> {
  return cutPage(await sourceOf(selection), selection);
}

/** How many requests a list holds. */
export async function countSelection(selection: Selection): Promise<Count> {
  return countIn(await sourceOf(selection), mostOf(selection));
}

/** The ids of the newest requests of a kind, newest first. */
export async function findNewest(type: SubjectType, take: number): Promise<string[]> {
  const source = await sourceOf({ type, query: EVERYTHING, words: [], viewer: 0 });
  return cut(source, Prisma.empty, { order: NEWEST, take, skip: 0 });
}
