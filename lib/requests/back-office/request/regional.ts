import 'server-only';
import { placeLabel } from '@/lib/platform/places/service';
import { apartLabel, isFarApart } from '@/lib/valuation/comparison';
import { REGIONAL_DATA } from '@/lib/valuation/regional/data-state';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import { homeOf } from '@/lib/valuation/regional/home';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { CONFIDENCE_LABELS, RANGE_MEANING, regionalSteps } from '@/lib/valuation/regional-labels';
import type { RegionalEstimate } from './request';
import type { StoredRequest } from '@/lib/requests/request';

/** What the home of a stored valuation may be worth at its place; under a millisecond for each row. */
export function regionalOf({ kind, details }: StoredRequest): RegionalEstimate | undefined {
  if (kind !== 'valuation') return undefined;
  const { propertyType, postalCode, estimatedValue: base } = details;
  const outcome = valueAtPlace(postalCode, homeOf(details));
  if (!outcome.isPossible) return outcome;
  const { value, pricePerSquareMetre: perSquareMetre, range, assumptions } = outcome;
  return {
    isPossible: true,
    value,
    perSquareMetre,
    range,
    assumptions,
    rangeMeaning: RANGE_MEANING,
    confidence: CONFIDENCE_LABELS[outcome.confidence],
    confidenceReasons: outcome.confidenceReasons,
    apart: apartLabel(base, value),
    isFarApart: isFarApart(base, value),
    difference: whyFiguresDiffer(base, outcome, placeLabel(postalCode)),
    steps: regionalSteps(propertyType, outcome),
    data: REGIONAL_DATA,
  };
}
