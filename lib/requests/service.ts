import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { isUuid } from '@/lib/platform/validation/uuid';
import { homeFields } from './answers';
import { pick } from './kinds/kind';
import type { StoredValuation } from './kinds/valuation';
import { findRequest } from './repository';
import type { StoredRequest } from './request';

const notFound = () => new AppError('not_found', 'Bewertung nicht gefunden');

/** @throws AppError `not_found` (404) for another kind of request */
export function valuationIn(request: StoredRequest): StoredValuation {
  if (request.kind !== 'valuation') throw notFound();
  const { id, reference, createdAt, details } = request;
  const names = homeFields.map(({ name }) => name) as (keyof StoredValuation &
    keyof typeof details)[];
  const home = pick(details, ...names);
  return {
    id,
    reference: reference ?? '',
    ...home,
    estimatedValue: details.estimatedValue,
    createdAt,
  };
}

/** @throws AppError `not_found` (404), also for an invalid id */
export async function getValuation(id: string): Promise<StoredValuation> {
  const request = isUuid(id) ? await findRequest(id) : undefined;
  if (request) return valuationIn(request);
  throw notFound();
}
