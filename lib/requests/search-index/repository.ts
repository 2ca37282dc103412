import 'server-only';
import type { Transaction } from '@/lib/platform/db/client';
import { findRequest, markRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { dueAfter } from '../due-date';
import { type FoundTerms, indexTerms } from './terms';

export function termRows(request: FoundTerms & Pick<StoredRequest, 'quarantine'>) {
  if (request.quarantine) return [];
  const { kind, id: requestId } = request;
  return indexTerms(request).map((term) => ({ kind, requestId, term }));
}

async function rewriteTerms(tx: Transaction, request: StoredRequest): Promise<void> {
  await tx.searchTerm.deleteMany({ where: { requestId: request.id } });
  await tx.searchTerm.createMany({ data: termRows(request) });
}

/** A request in quarantine stays out. @returns false if the request is changed at the same time */
export async function enqueue(tx: Transaction, id: string): Promise<boolean> {
  const request = await findRequest(id, tx);
  if (!request || request.quarantine) return true;
  const due = dueAfter(request, request.status, { now: new Date() });
  const change = { dueAt: due?.at ?? null, dueFor: due?.for ?? null };
  // Lock the row before writing terms, so that an erasure waits and then deletes them.
  if (!(await markRequest(tx, request, change))) return false;
  await rewriteTerms(tx, request);
  return true;
}

export async function updateTerms(tx: Transaction, id: string): Promise<void> {
  const request = await findRequest(id, tx);
  if (request) await rewriteTerms(tx, request);
}
