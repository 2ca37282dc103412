import 'server-only';
import { placeLabel } from '@/lib/platform/places/service';
import { REGIONAL_DATA } from '@/lib/valuation/regional/data-state';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import { homeFromWizard } from '@/lib/valuation/regional/wizard-home';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { CONFIDENCE_LABELS, RANGE_MEANING, regionalSteps } from '@/lib/valuation/regional-labels';
import type { StoredRequest } from '@/lib/requests/request';
import { formatPercent } from '@/lib/platform/format/number';
import type { RegionalEstimate } from './request';

/** Percent from which two figures differ strongly */
const FAR = 30;

function percentApart(base: number, regional: number): number {
  return base > 0 ? Math.round((regional / base - 1) * 100) : 0;
}

export const isFarApart = (base: number, regional: number) =>
  Math.abs(percentApart(base, regional)) > FAR;

/** '46 % höher', '12 % niedriger', 'gleich hoch' */
export function apartLabel(base: number, regional: number): string {
  const percent = percentApart(base, regional);
  if (percent === 0) return 'gleich hoch';
  return `${formatPercent(Math.abs(percent))} ${percent > 0 ? 'höher' : 'niedriger'}`;
}

/** Takes under a millisecond. */
export function regionalOf({ kind, details }: StoredRequest): RegionalEstimate | undefined {
  if (kind !== 'valuation') return undefined;
  const { propertyType, postalCode, estimatedValue: base } = details;
  const outcome = valueAtPlace(postalCode, homeFromWizard(details));
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
