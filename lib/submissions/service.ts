import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { isUuid } from '@/lib/platform/validation/uuid';
import { homeFields } from './answers';
import { pick } from './kinds/kind';
import type { StoredValuation } from './kinds/valuation';
import { findSubmission } from './repository';
import type { StoredSubmission } from './submission';

const notFound = () => new AppError('not_found', 'Bewertung nicht gefunden');

/** @throws AppError `not_found` (404) for another kind of submission */
export function valuationIn(submission: StoredSubmission): StoredValuation {
  if (submission.kind !== 'valuation') throw notFound();
  const { id, reference, createdAt, details } = submission;
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
  const submission = isUuid(id) ? await findSubmission(id) : undefined;
  if (submission) return valuationIn(submission);
  throw notFound();
}
