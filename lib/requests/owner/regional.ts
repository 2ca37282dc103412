import 'server-only';
import type { ValuationDetails } from '@/lib/requests/kinds/valuation';
import { REGIONAL_DATA, REGIONAL_VERSION } from '@/lib/valuation/regional/data-state';
import { homeOf } from '@/lib/valuation/regional/wizard-home';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { CONFIDENCE_LABELS } from '@/lib/valuation/regional-labels';
import type { OwnRegional } from './own-request';

/** The regional valuation of a stored request, reckoned now from what its owner has said last. */
export function ownRegional(valuation: ValuationDetails): OwnRegional {
  const outcome = valueAtPlace(valuation.postalCode, homeOf(valuation));
  if (!outcome.isPossible) return outcome;
  return {
    ...outcome,
    confidenceLabel: CONFIDENCE_LABELS[outcome.confidence],
    data: REGIONAL_DATA,
    model: REGIONAL_VERSION,
  };
}
