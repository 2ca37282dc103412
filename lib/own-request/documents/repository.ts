import 'server-only';
import { database } from '@/lib/platform/db/client';
import type { SubjectReference, SubjectType } from '@/lib/submissions/subject';

export type DocumentKind = 'valuation' | 'export';

/** A PDF that is wanted, or was made. */
export interface DocumentKey extends SubjectReference {
  kind: DocumentKind;
  /** SHA-256 of what it shows, hex */
  revision: string;
}

const whereOf = ({ subjectType, subjectId, kind, revision }: DocumentKey) => ({
  subjectType_subjectId_kind_revision: { subjectType, subjectId, kind, revision },
});

/** Orders a PDF, or finds it; what failed before is tried again. Older revisions are thrown away. */
export async function orderDocument(key: DocumentKey) {
  const db = await database();
  const { subjectType, subjectId, kind, revision } = key;
  const document = await db.document.upsert({
    where: whereOf(key),
    create: { subjectType, subjectId, kind, revision },
    update: { failedAt: null },
  });
  await db.document.deleteMany({
    where: { subjectType, subjectId, kind, revision: { not: revision } },
  });
  return document;
}

/** A PDF as it stands, or `null`. */
export async function findDocument(key: DocumentKey) {
  const db = await database();
  return db.document.findUnique({ where: whereOf(key) });
}

/** The PDF that has been waiting the longest to be made, or `null`. */
export async function nextDocument(): Promise<(DocumentKey & { id: string }) | null> {
  const db = await database();
  const document = await db.document.findFirst({
    where: { content: null, failedAt: null },
    orderBy: { createdAt: 'asc' },
    select: { id: true, subjectType: true, subjectId: true, kind: true, revision: true },
  });
  if (!document) return null;
  const { subjectType, kind } = document;
  return {
    ...document,
    subjectType: subjectType as SubjectType,
    kind: kind === 'valuation' ? 'valuation' : 'export',
  };
}

/** Keeps a PDF that was made, under the revision of what it shows; forgotten if its request is gone. */
export async function storeDocument(id: string, content: Buffer) {
  const db = await database();
  await db.document.updateMany({ where: { id }, data: { content: new Uint8Array(content) } });
}

/** Notes that a PDF could not be made, so that nobody waits for it. */
export async function markFailed(id: string) {
  const db = await database();
  await db.document.updateMany({ where: { id }, data: { failedAt: new Date() } });
}

/** Removes an order whose request is gone. */
export async function removeDocument(id: string) {
  const db = await database();
  await db.document.deleteMany({ where: { id } });
}
