import 'server-only';
import { database, transaction } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import type { Article } from './article';
import { sourcesSchema } from './schema';
import type { ArticleSeedFile } from './seed-files';

/** Unreadable sources are dropped, so that no article is lost. */
export function readable<Row extends { sources: unknown }>(row: Row) {
  const sources = sourcesSchema.safeParse(row.sources ?? []);
  return { ...row, sources: sources.success ? sources.data : [] };
}

export async function findArticles(slugs?: readonly string[]): Promise<Article[]> {
  const db = await database();
  const rows = await db.marketArticle.findMany({
    ...(slugs && { where: { slug: { in: [...slugs] } } }),
    orderBy: [{ createdAt: 'desc' }, { slug: 'asc' }],
  });
  return rows.map(readable);
}

export async function hasArticle(slug: string): Promise<boolean> {
  const db = await database();
  return (await db.marketArticle.findUnique({ where: { slug }, select: { id: true } })) !== null;
}

/** By slug; without articles that were never read. */
export async function findViews(): Promise<Map<string, number>> {
  const db = await database();
  const rows = await db.articleViews.findMany();
  return new Map(rows.map(({ slug, count }) => [slug, count]));
}

/** In total and by day ('YYYY-MM-DD'), one statement each, so that processes count together. */
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

/** First and last day, 'YYYY-MM-DD'. */
export type Days = readonly [string, string];

/** By title: in total, in a period and in the one before. */
export async function findReads([first, last]: Days, [before]: Days) {
  const db = await database();
  const [articles, views, rows] = await Promise.all([
    db.marketArticle.findMany({ select: { slug: true, title: true }, orderBy: { slug: 'asc' } }),
    findViews(),
    db.$queryRaw<{ slug: string; now: bigint | number; before: bigint | number }[]>`
      SELECT "slug", SUM(CASE WHEN "day" >= ${first} THEN "count" ELSE 0 END) AS "now",
        SUM(CASE WHEN "day" < ${first} THEN "count" ELSE 0 END) AS "before"
      FROM "ArticleViewsDay" WHERE "day" >= ${before} AND "day" <= ${last} GROUP BY "slug"`,
  ]);
  const reads = new Map(rows.map((row) => [row.slug, row]));
  return articles.map(({ slug, title }) => ({
    title,
    now: Number(reads.get(slug)?.now ?? 0),
    before: Number(reads.get(slug)?.before ?? 0),
    total: views.get(slug) ?? 0,
  }));
}

export async function firstDayOfReads(): Promise<string | undefined> {
  const db = await database();
  const row = await db.articleViewsDay.findFirst({ orderBy: [{ day: 'asc' }, { slug: 'asc' }] });
  return row?.day;
}

export async function findAppliedSeeds(): Promise<Map<string, string>> {
  const db = await database();
  const rows = await db.articleSeed.findMany();
  return new Map(rows.map(({ slug, hash }) => [slug, hash]));
}

export async function findDrafts() {
  const db = await database();
  const rows = await db.guide.findMany();
  return new Map(rows.map((row) => [row.slug, readable(row)]));
}

/** Rolls the transaction back: an editor began to work on the article meanwhile. */
class Overtaken extends Error {}

/** `draftVersion`: as read. Returns `false` if another process or an editor was faster. */
export async function applySeed(
  seed: ArticleSeedFile,
  hash: string,
  draftVersion?: number,
): Promise<boolean> {
  const { slug, createdAt, ...text } = seed;
  const written = { ...text, imageAlt: '', sources: seed.sources.map((source) => ({ ...source })) };
  const data = { slug, createdAt, ...written };
  try {
    await transaction(async (tx) => {
      await tx.marketArticle.upsert({ where: { slug }, create: data, update: data });
      await tx.articleSeed.upsert({
        where: { slug },
        create: { slug, hash },
        update: { hash },
      });
      const draft = await tx.guide.findUnique({ where: { slug } });
      if (draft?.version !== draftVersion) throw new Overtaken();
      if (!draft) return;
      const { id } = draft;
      const version = draft.version + 1;
      const now = new Date();
      const { count } = await tx.guide.updateMany({
        where: { id, version: draft.version },
        data: { ...written, version, changedBy: null, changedAt: now },
      });
      if (count === 0) throw new Overtaken();
      await tx.guideVersion.create({
        data: { guideId: id, number: version, ...written, origin: 'file', publishedAt: now },
      });
    });
    return true;
  } catch (error) {
    if (error instanceof Overtaken || isUniqueViolation(error)) return false;
    throw error;
  }
}
