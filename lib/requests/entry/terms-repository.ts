import 'server-only';
import type { Transaction } from '@/lib/platform/db/client';
import type { StoredRequest } from '@/lib/requests/request';
import { termsOf } from './terms';

/** Writes the terms under which a request is found that is found under none; one in quarantine stays so. */
export async function writeTerms(tx: Transaction, request: StoredRequest): Promise<void> {
  if (request.quarantine) return;
  const { kind, id: requestId } = request;
  const data = termsOf(request).map((term) => ({ kind, requestId, term }));
  await tx.searchTerm.createMany({ data });
}
