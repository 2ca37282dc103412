import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import type { Article } from '../article';
import { readable } from '../repository';
import {
  type GuideText,
  type ListedVersion,
  type StoredGuide,
  textOf,
  type VersionOrigin,
} from './guide-text';

const LISTED = 200;

/** Without edits a guide is as published. */
const ofArticle = (article: Article): StoredGuide => ({
  id: article.id,
  slug: article.slug,
  text: textOf(article),
  version: 0,
  article,
  publishedAt: article.createdAt,
  scheduledFor: null,
  scheduledVersion: null,
  previewUntil: null,
  previewRound: 0,
  changedBy: null,
  changedAt: article.updatedAt,
});

type GuideRow = NonNullable<Awaited<ReturnType<Transaction['guide']['findUnique']>>>;

function ofRow(row: GuideRow, article?: Article): StoredGuide {
  const { id, slug, version, publishedAt, scheduledFor, scheduledVersion } = row;
  const { previewUntil, previewRound, changedBy, changedAt } = row;
  return {
    id,
    slug,
    version,
    publishedAt,
    scheduledFor,
    scheduledVersion,
    previewUntil,
    previewRound,
    changedBy,
    changedAt,
    text: textOf(readable(row)),
    article,
  };
}

export async function findStoredGuides(): Promise<StoredGuide[]> {
  const db = await database();
  const [articles, rows] = await Promise.all([db.marketArticle.findMany(), db.guide.findMany()]);
  const open = new Map(articles.map((article) => [article.id, readable(article)]));
  const edited = new Set(rows.map(({ id }) => id));
  return [
    ...rows.map((row) => ofRow(row, open.get(row.id))),
    ...[...open.values()].filter(({ id }) => !edited.has(id)).map(ofArticle),
  ];
}

export async function findStoredGuide(id: string): Promise<StoredGuide | null> {
  const db = await database();
  const row = await db.guide.findUnique({ where: { id } });
  const article = await db.marketArticle.findUnique({ where: { id } });
  const open = article ? readable(article) : undefined;
  if (row) return ofRow(row, open);
  return open ? ofArticle(open) : null;
}

export async function ownerOfSlug(slug: string): Promise<string | undefined> {
  const db = await database();
  const where = { slug };
  const select = { id: true };
  const found =
    (await db.guide.findUnique({ where, select })) ??
    (await db.marketArticle.findUnique({ where, select }));
  return found?.id;
}

export async function findVersions(guideId: string): Promise<ListedVersion[]> {
  const db = await database();
  const rows = await db.guideVersion.findMany({
    where: { guideId },
    orderBy: { number: 'desc' },
    take: LISTED,
    select: {
      number: true,
      title: true,
      origin: true,
      publishedAt: true,
      createdBy: true,
      createdAt: true,
    },
  });
  return rows.map((row) => ({ ...row, origin: row.origin as VersionOrigin }));
}

export async function findVersion(guideId: string, number: number): Promise<GuideText | null> {
  const db = await database();
  const row = await db.guideVersion.findUnique({ where: { guideId_number: { guideId, number } } });
  return row && textOf(readable(row));
}

export async function findLastPublished(guideId: string): Promise<GuideText | null> {
  const db = await database();
  const row = await db.guideVersion.findFirst({
    where: { guideId, publishedAt: { not: null } },
    orderBy: { publishedAt: 'desc' },
  });
  return row && textOf(readable(row));
}

export async function findDueGuides(
  now: Date,
): Promise<{ id: string; number: number; at: Date }[]> {
  const db = await database();
  const rows = await db.guide.findMany({
    where: { scheduledFor: { lte: now } },
    select: { id: true, scheduledFor: true, scheduledVersion: true },
    orderBy: { scheduledFor: 'asc' },
  });
  return rows.flatMap(({ id, scheduledFor: at, scheduledVersion: number }) =>
    at && number !== null ? [{ id, number, at }] : [],
  );
}
