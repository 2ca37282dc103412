import 'server-only';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { type GuideText, type StoredGuide, type VersionOrigin, isSameText } from './guide-text';

const columns = ({ sources, ...text }: GuideText) => ({
  ...text,
  sources: sources.map((source) => ({ ...source })),
});

/** Creates the row of a guide that was only published so far, with its state as first version. */
async function begin(tx: Transaction, { id, slug, text, article }: StoredGuide, by: number | null) {
  const publishedAt = article?.createdAt ?? null;
  await tx.guide.create({
    data: { id, slug, ...columns(text), version: 0, publishedAt, changedBy: by },
  });
  if (!article) return;
  await tx.guideVersion.create({
    data: {
      guideId: id,
      number: 0,
      ...columns(text),
      origin: 'start',
      publishedAt: article.updatedAt,
      createdAt: article.updatedAt,
    },
  });
}

async function ensureBegun(tx: Transaction, known: StoredGuide, by: number | null) {
  const row = await tx.guide.findUnique({ where: { id: known.id }, select: { id: true } });
  if (!row) await begin(tx, known, by);
}

export const newGuide = (id: string, slug: string, text: GuideText): StoredGuide => ({
  id,
  slug,
  text,
  version: 0,
  publishedAt: null,
  scheduledFor: null,
  scheduledVersion: null,
  previewUntil: null,
  previewRound: 0,
  changedBy: null,
  changedAt: new Date(),
});

interface Save {
  id: string;
  slug: string;
  text: GuideText;
  on: number;
  origin: VersionOrigin;
  /** Employee; missing for a file */
  by: number | null;
}

/** Returns the new number, or nothing after a conflicting version. */
async function saveIn(tx: Transaction, { id, slug, text, on, origin, by }: Save) {
  const data = { slug, ...columns(text), version: on + 1, changedBy: by, changedAt: new Date() };
  const { count } = await tx.guide.updateMany({ where: { id, version: on }, data });
  if (count === 0) return undefined;
  const number = on + 1;
  await tx.guideVersion.create({
    data: { guideId: id, number, ...columns(text), origin, createdBy: by },
  });
  return number;
}

async function stillAt(tx: Transaction, { id, on }: Save) {
  const guide = await tx.guide.findUnique({ where: { id }, select: { version: true } });
  return guide?.version === on ? on : undefined;
}

async function publishIn(tx: Transaction, id: string, number: number, now: Date) {
  const [guide, version] = [
    await tx.guide.findUniqueOrThrow({ where: { id } }),
    await tx.guideVersion.findUniqueOrThrow({ where: { guideId_number: { guideId: id, number } } }),
  ];
  const { title, image, imageAlt, summary, content, asOf, sources } = version;
  const text = { title, image, imageAlt, summary, content, asOf, sources: sources ?? [] };
  const createdAt = guide.publishedAt ?? now;
  await tx.marketArticle.upsert({
    where: { id },
    create: { id, slug: guide.slug, ...text, createdAt },
    update: { ...text, updatedAt: now },
  });
  await tx.guideVersion.update({
    where: { guideId_number: { guideId: id, number } },
    data: { publishedAt: now },
  });
  await tx.guide.update({
    where: { id },
    data: { publishedAt: createdAt, scheduledFor: null, scheduledVersion: null },
  });
}

export interface Afterwards {
  publish?: boolean;
  scheduleFor?: Date;
  /** Hash of the decided version of a file of content/guides */
  seedHash?: string;
}

const seen = (tx: Transaction, slug: string, hash: string) =>
  tx.articleSeed.upsert({ where: { slug }, create: { slug, hash }, update: { hash } });

/**
 * One transaction; unchanged text makes no version. Returns the number, undefined on a conflict.
 * Throws if id or address are taken (`isUniqueViolation`).
 */
export async function storeVersion(
  save: Save,
  known: StoredGuide,
  { publish, scheduleFor, seedHash }: Afterwards = {},
): Promise<number | undefined> {
  const now = new Date();
  return transaction(async (tx) => {
    if (save.on === 0) await ensureBegun(tx, known, save.by);
    const isSame = save.on > 0 && save.slug === known.slug && isSameText(save.text, known.text);
    const number = isSame ? await stillAt(tx, save) : await saveIn(tx, save);
    if (number === undefined) return undefined;
    if (publish) await publishIn(tx, save.id, number, now);
    if (scheduleFor) {
      await tx.guide.update({
        where: { id: save.id },
        data: { scheduledFor: scheduleFor, scheduledVersion: number },
      });
    }
    if (seedHash) await seen(tx, save.slug, seedHash);
    return number;
  });
}

/** Returns false if another process has published it. */
export async function publishScheduled(id: string, number: number, at: Date): Promise<boolean> {
  return transaction(async (tx) => {
    const { count } = await tx.guide.updateMany({
      where: { id, scheduledVersion: number, scheduledFor: at },
      data: { scheduledFor: null, scheduledVersion: null },
    });
    if (count > 0) await publishIn(tx, id, number, new Date());
    return count > 0;
  });
}

export async function unschedule(id: string): Promise<void> {
  const db = await database();
  const data = { scheduledFor: null, scheduledVersion: null };
  await db.guide.updateMany({ where: { id }, data });
}

/** Keeps the draft. Returns false if it was not published. */
export async function storeGuideWithdrawal(known: StoredGuide, by: number): Promise<boolean> {
  return transaction(async (tx) => {
    await ensureBegun(tx, known, null);
    await tx.guide.update({
      where: { id: known.id },
      data: {
        scheduledFor: null,
        scheduledVersion: null,
        changedBy: by,
        changedAt: new Date(),
      },
    });
    const { count } = await tx.marketArticle.deleteMany({ where: { id: known.id } });
    return count > 0;
  });
}

/** Only a guide that was never published. Returns false if it did not exist. */
export async function deleteDraft(id: string, version: number): Promise<boolean> {
  const db = await database();
  const { count } = await db.guide.deleteMany({ where: { id, version, publishedAt: null } });
  return count > 0;
}

/** Keeps the guide as it is and marks this version of the file as seen. */
export async function keepInsteadOf(slug: string, hash: string): Promise<void> {
  await seen(await database(), slug, hash);
}

export async function storePreview(known: StoredGuide, until: Date | null): Promise<void> {
  await transaction(async (tx) => {
    await ensureBegun(tx, known, null);
    await tx.guide.update({
      where: { id: known.id },
      data: { previewUntil: until, previewRound: { increment: 1 } },
    });
  });
}
