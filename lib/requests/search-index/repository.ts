import 'server-only';
import type { Transaction } from '@/lib/platform/db/client';
import { findRequest, markRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { dueAfter } from '../due-date';
import { type Found, termsOf } from './terms';

/** The terms under which a request is found; one in quarantine under none. */
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
 * Puts a request into the queue, within the transaction that released it: when it is due, and the terms
 * under which it is found. One in quarantine stays out.
 * @returns false when somebody changes the request at this very moment, so that it is to be tried again
 */
export async function enqueue(tx: Transaction, id: string): Promise<boolean> {
  const request = await findRequest(id, tx);
  if (!request || request.quarantine) return true;
  const due = dueAfter(request, request.status, { now: new Date() });
  const change = { dueAt: due?.at ?? null, dueFor: due?.for ?? null };
  // The row before its terms: an erasure waits for it, and then finds them.
  if (!(await markRequest(tx, request, change))) return false;
  await rewriteTerms(tx, request);
  return true;
}

/** Lets the search follow what was corrected, within the transaction of the correction. */
export async function updateTerms(tx: Transaction, id: string): Promise<void> {
  const request = await findRequest(id, tx);
  if (request) await rewriteTerms(tx, request);
}
