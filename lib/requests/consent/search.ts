import 'server-only';
import { linkedRequests } from '@/lib/requests/links/repository';
import { contactKeys } from '@/lib/requests/contact-keys';
import { KINDS } from '@/lib/requests/kinds/kinds';
import type { RequestReference } from '@/lib/requests/reference';
import { findByMarks, findRequests as readRequests } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { tracesOf } from '@/lib/requests/traces';
import { formatReference } from '@/lib/valuation/reference';
import { MOST_FOUND, type FoundRequest } from './ledger';
import { findErasures, withConsents } from './repository';
import type { SearchTerms } from './search-terms';

/** Requests that are there, newest first: those that are meant, and those that were under the address before. */
async function present({ reference, id, ...contact }: SearchTerms): Promise<StoredRequest[]> {
  const found = await findByMarks({ reference, id, ...contactKeys(contact) }, MOST_FOUND);
  const earlier = contact.email ? await linkedRequests(contact.email) : [];
  const others = earlier.filter((other) => found.every((one) => one.id !== other));
  return [...found, ...(await readRequests(others.slice(0, MOST_FOUND)))].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
}

/** Requests that belong to an address, a number, a reference or an id; then those that were deleted. */
export async function findRequests(terms: SearchTerms): Promise<FoundRequest[]> {
  const requests = await present(terms);
  const erased = await findErasures(tracesOf(terms), terms.id);
  const proved = await withConsents([...requests, ...erased].map(({ id }) => id));
  const common = ({ kind, id }: RequestReference) => ({
    ...{ subjectType: kind, subjectId: id },
    title: KINDS[kind].title,
    hasProof: proved.has(id),
  });
  return [
    ...requests.map((request) => ({
      ...common(request),
      reference: request.reference ? formatReference(request.reference) : undefined,
      createdAt: request.createdAt.toISOString(),
      hasOtherAddress: terms.email !== undefined && request.email?.toLowerCase() !== terms.email,
    })),
    ...erased.map((request) => ({
      ...common(request),
      erasedAt: request.erasedAt.toISOString(),
      hasOtherAddress: false,
    })),
  ].slice(0, MOST_FOUND);
}
