import { formatEuros, formatSignedEuros } from '@/lib/platform/format/number';
import type { Factor } from '@/lib/valuation/estimate';
import { PRICES_AS_OF, REGIONAL_DATA } from '@/lib/valuation/regional/data-state';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import type { RegionalOutcome } from '@/lib/valuation/regional/outcome';
import {
  CONFIDENCE_LABELS,
  RANGE_MEANING,
  rangeLabel,
  regionalSteps,
} from '@/lib/valuation/regional-labels';
import type { StoredValuation } from '@/lib/submissions/kinds/valuation';

type Home = Pick<StoredValuation, 'propertyType' | 'estimatedValue'>;

const perSquareMetre = (euros: number) => `${formatEuros(euros)} je\u00a0m²`;

/** The first step is the amount that the others change. */
const steps = (factors: Factor[]) =>
  factors.map(({ label, text, euros }, index) => ({
    label,
    detail: text,
    amount: index === 0 ? formatEuros(euros) : formatSignedEuros(euros),
  }));

export function regionalInMail(home: Home, outcome: RegionalOutcome, where: string) {
  if (!outcome.isPossible) return { impossible: outcome.reason };
  const { propertyType, estimatedValue } = home;
  const { value, range, confidence, confidenceReasons } = outcome;
  const percent = (euros: number) => Math.round((100 * euros) / range.to);
  return {
    value: formatEuros(value),
    perSquareMetre: perSquareMetre(outcome.pricePerSquareMetre),
    range: rangeLabel(range),
    rangeMeaning: `${RANGE_MEANING} ${PRICES_AS_OF}`,
    confidence: CONFIDENCE_LABELS[confidence],
    confidenceReasons,
    factors: steps(regionalSteps(propertyType, outcome)),
    data: REGIONAL_DATA,
    difference: whyFiguresDiffer(estimatedValue, outcome, where),
    bar: { label: 'Spanne', from: percent(range.from), to: 100, at: percent(value) },
  };
}
