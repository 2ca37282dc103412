import 'server-only';
import { randomUUID } from 'node:crypto';
import { database, transaction } from '@/lib/platform/db/client';

export async function findAdditions() {
  const db = await database();
  const [wordings, passages] = await Promise.all([
    db.adviserWording.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
    db.adviserPassage.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  ]);
  return { wordings, passages };
}

export type StoredAdditions = Awaited<ReturnType<typeof findAdditions>>;

/** Throws a unique violation where the same words are there already (`isUniqueViolation`). */
export async function storeWording(wording: {
  passageId: string;
  text: string;
  createdBy: number;
}): Promise<void> {
  const db = await database();
  await db.adviserWording.create({ data: { id: randomUUID(), ...wording } });
}

/** Throws a unique violation where its id or its title is taken (`isUniqueViolation`). */
export async function storePassage(
  passage: Omit<StoredAdditions['passages'][number], 'createdAt' | 'updatedAt'>,
): Promise<void> {
  const db = await database();
  await db.adviserPassage.create({ data: passage });
}

export async function deleteWording(id: string): Promise<boolean> {
  const db = await database();
  const { count } = await db.adviserWording.deleteMany({ where: { id } });
  return count > 0;
}

/** Deletes also the wordings that lead to it. Returns whether it was there. */
export async function deletePassage(id: string): Promise<boolean> {
  return transaction(async (tx) => {
    const { count } = await tx.adviserPassage.deleteMany({ where: { id } });
    if (count > 0) await tx.adviserWording.deleteMany({ where: { passageId: id } });
    return count > 0;
  });
}
