import 'server-only';
import { isUuid } from '@/lib/platform/validation/uuid';
import { valuationIn } from './kinds/kinds';
import type { StoredValuation } from './kinds/valuation';
import { findSubmission } from './repository';

/** @throws AppError `not_found` (404), also for an invalid id */
export async function getValuation(id: string): Promise<StoredValuation> {
  return valuationIn(isUuid(id) ? await findSubmission(id) : undefined);
}
