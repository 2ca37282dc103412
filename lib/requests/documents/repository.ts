import 'server-only';
import { database } from '@/lib/platform/db/client';

export type DocumentKind = 'valuation' | 'export';

/** A PDF that is wanted, or was made. */
export interface DocumentKey {
  requestId: string;
  kind: DocumentKind;
  /** SHA-256 of what it shows, hex */
  revision: string;
}

const whereOf = ({ requestId, kind, revision }: DocumentKey) => ({
  requestId_kind_revision: { requestId, kind, revision },
});

/** Orders a PDF, or finds it; what failed before is tried again. Older revisions are thrown away. */
export async function orderDocument(key: DocumentKey) {
  const db = await database();
  const { requestId, kind, revision } = key;
  const document = await db.document.upsert({
    where: whereOf(key),
    create: { requestId, kind, revision },
    update: { failedAt: null },
  });
  await db.document.deleteMany({
    where: { requestId, kind, revision: { not: revision } },
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
    select: { id: true, requestId: true, kind: true, revision: true },
  });
  if (!document) return null;
  return { ...document, kind: document.kind === 'valuation' ? 'valuation' : 'export' };
}

/** Keeps a PDF that was made, under the revision of what it shows; forgotten if its request is gone. */
export async function storeDocument(id: string, content: Buffer) {
  const db = await database();
  await db.document.updateMany({ where: { id }, data: { content: new Uint8Array(content) } });
}

/** Notes that a PDF could not be made, so that readers stop waiting for it. */
export async function markFailed(id: string) {
  const db = await database();
  await db.document.updateMany({ where: { id }, data: { failedAt: new Date() } });
}

/** Removes an order whose request is gone. */
export async function removeDocument(id: string) {
  const db = await database();
  await db.document.deleteMany({ where: { id } });
}
