import 'server-only';
import { REGIONAL_DATA, REGIONAL_VERSION } from '@/lib/valuation/regional/data-state';
import { homeOf } from '@/lib/valuation/regional/home';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { CONFIDENCE_LABELS } from '@/lib/valuation/regional-labels';
import { getValuation } from '@/lib/valuation/service';
import type { OwnRegional } from './own-request';

/**
 * The regional valuation of a stored request, reckoned now from what its owner has said last.
 * @throws AppError `not_found` (404) where the request is gone
 */
export async function ownRegional(subjectId: string): Promise<OwnRegional> {
  const valuation = await getValuation(subjectId);
  const outcome = valueAtPlace(valuation.postalCode, homeOf(valuation));
  if (!outcome.isPossible) return outcome;
  return {
    ...outcome,
    confidenceLabel: CONFIDENCE_LABELS[outcome.confidence],
    data: REGIONAL_DATA,
    model: REGIONAL_VERSION,
  };
}
