import 'server-only';
import { placeLabel } from '@/lib/platform/places/service';
import { REGIONAL_DATA } from '@/lib/valuation/regional/data-state';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import { homeOf } from '@/lib/valuation/regional/wizard-home';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { CONFIDENCE_LABELS, RANGE_MEANING, regionalSteps } from '@/lib/valuation/regional-labels';
import type { StoredRequest } from '@/lib/requests/request';
import { formatPercent } from '@/lib/platform/format/number';
import type { RegionalEstimate } from './request';

/** Percent apart from which two figures are said to differ strongly. */
const FAR = 30;

/** By how many percent the regional figure lies above (or below) that of the base formula, rounded. */
function percentApart(base: number, regional: number): number {
  return base > 0 ? Math.round((regional / base - 1) * 100) : 0;
}

/** Whether the two figures are so far apart that whoever works with them should know why. */
export const isFarApart = (base: number, regional: number) =>
  Math.abs(percentApart(base, regional)) > FAR;

/** '46 % höher', '12 % niedriger', 'gleich hoch': the regional figure against that of the base formula. */
export function apartLabel(base: number, regional: number): string {
  const percent = percentApart(base, regional);
  if (percent === 0) return 'gleich hoch';
  return `${formatPercent(Math.abs(percent))} ${percent > 0 ? 'höher' : 'niedriger'}`;
}

/** The regional value of a stored valuation; takes under a millisecond. */
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
