import 'server-only';
import { database } from '@/lib/platform/db/client';

export type DocumentKind = 'valuation' | 'export';

export interface DocumentKey {
  submissionId: string;
  kind: DocumentKind;
  /** SHA-256 of the content, hex */
  revision: string;
}

const whereOf = ({ submissionId, kind, revision }: DocumentKey) => ({
  submissionId_kind_revision: { submissionId, kind, revision },
});

/** Orders or finds a PDF, retries a failed one and deletes older revisions. */
export async function orderDocument(key: DocumentKey) {
  const db = await database();
  const { submissionId, kind, revision } = key;
  const document = await db.document.upsert({
    where: whereOf(key),
    create: { submissionId, kind, revision },
    update: { failedAt: null },
  });
  await db.document.deleteMany({
    where: { submissionId, kind, revision: { not: revision } },
  });
  return document;
}

/** `null` if it was not ordered; its content is `null` until made. */
export async function findDocument(key: DocumentKey) {
  const db = await database();
  return db.document.findUnique({ where: whereOf(key) });
}

export async function nextDocument(): Promise<(DocumentKey & { id: string }) | null> {
  const db = await database();
  const document = await db.document.findFirst({
    where: { content: null, failedAt: null },
    orderBy: { createdAt: 'asc' },
    select: { id: true, submissionId: true, kind: true, revision: true },
  });
  if (!document) return null;
  return { ...document, kind: document.kind === 'valuation' ? 'valuation' : 'export' };
}

/** Does nothing if the submission was deleted. */
export async function storeDocument(id: string, content: Uint8Array) {
  const db = await database();
  await db.document.updateMany({ where: { id }, data: { content: new Uint8Array(content) } });
}

export async function markFailed(id: string) {
  const db = await database();
  await db.document.updateMany({ where: { id }, data: { failedAt: new Date() } });
}

export async function removeDocument(id: string) {
  const db = await database();
  await db.document.deleteMany({ where: { id } });
}
