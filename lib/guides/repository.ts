import 'server-only';
import { database } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import type { Article } from './article';
import { sourcesSchema } from './schema';
import type { ArticleSeedFile } from './seed-files';

/** Sources that cannot be read are none: an article is never lost over them. */
function readable<Row extends { sources: unknown }>(row: Row) {
  const sources = sourcesSchema.safeParse(row.sources ?? []);
  return { ...row, sources: sources.success ? sources.data : [] };
}

/** Every article, newest first. */
export async function findArticles(): Promise<Article[]> {
  const db = await database();
  const rows = await db.marketArticle.findMany({
    orderBy: [{ createdAt: 'desc' }, { slug: 'asc' }],
  });
  return rows.map(readable);
}

/** Whether there is an article of this slug. */
export async function hasArticle(slug: string): Promise<boolean> {
  const db = await database();
  return (await db.marketArticle.findUnique({ where: { slug }, select: { id: true } })) !== null;
}

/** How often each article was read, by slug; one that never was is missing. */
export async function findViews(): Promise<Map<string, number>> {
  const db = await database();
  const rows = await db.articleViews.findMany();
  return new Map(rows.map(({ slug, count }) => [slug, count]));
}

/**
 * Counts one more reading, in all and on its day. One statement each, so that processes count together.
 * @param day 'YYYY-MM-DD'
 */
export async function addView(slug: string, day: string): Promise<void> {
  const db = await database();
  const update = { count: { increment: 1 } };
  await db.$transaction([
    db.articleViews.upsert({ where: { slug }, create: { slug, count: 1 }, update }),
    db.articleViewsDay.upsert({
      where: { day_slug: { day, slug } },
      create: { day, slug, count: 1 },
      update,
    }),
  ]);
}

/** How often articles were read from one day to another, both included, most first; and since when that is counted. */
export async function findReads(from: string, to: string) {
  const db = await database();
  const where = { day: { gte: from, lte: to } };
  const [rows, first] = await Promise.all([
    db.articleViewsDay.groupBy({ by: ['slug'], where, _sum: { count: true } }),
    db.articleViewsDay.aggregate({ _min: { day: true } }),
  ]);
  const reads = new Map(rows.map(({ slug, _sum }) => [slug, _sum.count ?? 0]));
  return { reads, since: first._min.day ?? undefined };
}

/** Which version of which seed has been applied: hash by slug. */
export async function findAppliedSeeds(): Promise<Map<string, string>> {
  const db = await database();
  const rows = await db.articleSeed.findMany();
  return new Map(rows.map(({ slug, hash }) => [slug, hash]));
}

/**
 * Writes the article of a seed and notes the version, in one transaction.
 * @returns `false` when another process was quicker
 */
export async function applySeed(seed: ArticleSeedFile, hash: string): Promise<boolean> {
  const db = await database();
  const { slug } = seed;
  const data = { ...seed, sources: seed.sources.map((source) => ({ ...source })) };
  try {
    await db.$transaction([
      db.marketArticle.upsert({ where: { slug }, create: data, update: data }),
      db.articleSeed.upsert({ where: { slug }, create: { slug, hash }, update: { hash } }),
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
