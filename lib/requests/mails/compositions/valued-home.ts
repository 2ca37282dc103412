import { formatEuros, formatSignedEuros } from '@/lib/platform/format/number';
import { estimate, explain, type Factor } from '@/lib/valuation/estimate';
import { REGIONAL_DATA } from '@/lib/valuation/regional/data-state';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import type { RegionalOutcome } from '@/lib/valuation/regional/outcome';
import {
  CONFIDENCE_LABELS,
  RANGE_MEANING,
  rangeLabel,
  regionalSteps,
} from '@/lib/valuation/regional-labels';
import type { StoredValuation } from '@/lib/requests/kinds/valuation';

type Home = Pick<StoredValuation, 'propertyType' | 'area' | 'yearBuilt' | 'estimatedValue'>;

const perSquareMetre = (euros: number) => `${formatEuros(euros)} je\u00a0m²`;

/** The first step is the amount that the others change. */
const steps = (factors: Factor[]) =>
  factors.map(({ label, text, euros }, index) => ({
    label,
    detail: text,
    amount: index === 0 ? formatEuros(euros) : formatSignedEuros(euros),
  }));

export function formulaInMail(home: Home) {
  const { area, estimatedValue: euros } = home;
  return {
    value: formatEuros(euros),
    perSquareMetre: perSquareMetre(Math.round(euros / area)),
    factors: steps(explain(estimate(home), area)),
  };
}

export function regionalInMail(home: Home, outcome: RegionalOutcome, where: string) {
  if (!outcome.isPossible) return { impossible: outcome.reason };
  const { propertyType, estimatedValue } = home;
  const { value, range, confidence, confidenceReasons } = outcome;
  const scale = 100 / Math.max(range.to, estimatedValue);
  const percent = (euros: number) => Math.round(euros * scale);
  return {
    value: formatEuros(value),
    perSquareMetre: perSquareMetre(outcome.pricePerSquareMetre),
    range: rangeLabel(range),
    rangeMeaning: RANGE_MEANING,
    confidence: CONFIDENCE_LABELS[confidence],
    confidenceReasons,
    factors: steps(regionalSteps(propertyType, outcome)),
    data: REGIONAL_DATA,
    difference: whyFiguresDiffer(estimatedValue, outcome, where),
    bars: [
      {
        label: 'Spanne der regionalen Bewertung',
        from: percent(range.from),
        to: percent(range.to),
        at: percent(value),
      },
      { label: 'Grundformel', from: 0, to: percent(estimatedValue) },
    ],
  };
}
