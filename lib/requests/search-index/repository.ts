import 'server-only';
import type { Transaction } from '@/lib/platform/db/client';
import { findRequest, markRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { dueAfter } from '../due-date';
import { type Found, termsOf } from './terms';

/** The search terms of a request; none in quarantine. */
export function termRows(request: Found & Pick<StoredRequest, 'quarantine'>) {
  if (request.quarantine) return [];
  const { kind, id: requestId } = request;
  return termsOf(request).map((term) => ({ kind, requestId, term }));
}

async function rewriteTerms(tx: Transaction, request: StoredRequest): Promise<void> {
  await tx.searchTerm.deleteMany({ where: { requestId: request.id } });
  await tx.searchTerm.createMany({ data: termRows(request) });
}

/**
 * Puts a released request into the queue, in the transaction of the release: sets when it is due and its search
 * terms. A request in quarantine stays out.
 * @returns false if the request is changed at the same time; try again then
 */
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

/** Updates the search terms in the transaction of a correction. */
export async function updateTerms(tx: Transaction, id: string): Promise<void> {
  const request = await findRequest(id, tx);
  if (request) await rewriteTerms(tx, request);
}
