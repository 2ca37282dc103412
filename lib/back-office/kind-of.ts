import { AppError } from '@/lib/platform/http/errors';
import type { SubjectType } from '@/lib/submissions/subject';
import { kindOfSegment } from './kinds';

/**
 * The kind of request that an address of the API names.
 * @throws AppError `not_found` (404)
 */
export function kindOf(segment: string): SubjectType {
  const type = kindOfSegment(segment);
  if (type) return type;
  throw new AppError('not_found', 'Diese Liste gibt es nicht.');
}
