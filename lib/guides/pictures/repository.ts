import 'server-only';
import { database } from '@/lib/platform/db/client';

export interface PictureFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export async function storePicture(id: string, files: PictureFile[], by: number): Promise<void> {
  const db = await database();
  await db.guidePicture.upsert({
    where: { id },
    create: { id, uploadedBy: by, files: { create: files } },
    update: {},
  });
}

export async function findPictureFile(
  pictureId: string,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const db = await database();
  const where = { pictureId_name: { pictureId, name } };
  return (await db.guidePictureFile.findUnique({ where }))?.bytes ?? null;
}

export async function findPictures(most: number): Promise<{ id: string; createdAt: Date }[]> {
  const db = await database();
  return db.guidePicture.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: most,
    select: { id: true, createdAt: true },
  });
}

export async function presentPictures(ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const db = await database();
  const rows = await db.guidePicture.findMany({ where: { id: { in: ids } }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** Created before `before`, and not used by any guide or version. */
export async function deleteUnused(before: Date): Promise<number> {
  const db = await database();
  const old = await db.guidePicture.findMany({
    where: { createdAt: { lt: before } },
    select: { id: true },
  });
  let deleted = 0;
  for (const { id } of old) {
    const where = { OR: [{ image: { contains: id } }, { content: { contains: id } }] };
    const isUsed =
      (await db.guideVersion.findFirst({ where, select: { number: true } })) ??
      (await db.guide.findFirst({ where, select: { id: true } })) ??
      (await db.marketArticle.findFirst({ where, select: { id: true } }));
    if (isUsed) continue;
    deleted += (await db.guidePicture.deleteMany({ where: { id } })).count;
  }
  return deleted;
}
