import 'server-only';
import { placeLabel } from '@/lib/platform/places/service';
import { rangeMeaning, REGIONAL_DATA } from '@/lib/valuation/regional/data-state';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import { valueOfAnswers } from '@/lib/valuation/regional/service';
import { CONFIDENCE_LABELS, regionalSteps } from '@/lib/valuation/regional-labels';
import type { StoredSubmission } from '@/lib/submissions/kinds/kinds';
import type { RegionalEstimate } from './submission';

/** Takes under a millisecond. */
export function regionalOf({ kind, details }: StoredSubmission): RegionalEstimate | undefined {
  if (kind !== 'valuation') return undefined;
  const { propertyType, postalCode, estimatedValue: base } = details;
  const outcome = valueOfAnswers(details);
  if (!outcome.isPossible) return outcome;
  const { value, pricePerSquareMetre: perSquareMetre, range, assumptions } = outcome;
  return {
    isPossible: true,
    value,
    perSquareMetre,
    range,
    assumptions,
    rangeMeaning: rangeMeaning(outcome),
    confidence: CONFIDENCE_LABELS[outcome.confidence],
    confidenceReasons: outcome.confidenceReasons,
    difference: whyFiguresDiffer(base, outcome, placeLabel(postalCode)),
    steps: regionalSteps(propertyType, outcome),
    data: REGIONAL_DATA,
  };
}
