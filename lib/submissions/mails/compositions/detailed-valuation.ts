import 'server-only';
import { z } from 'zod';
import { formatDate } from '@/lib/platform/format/date';
import { formatEuros, formatSignedEuros } from '@/lib/platform/format/number';
import { valuationPdf } from '@/lib/submissions/documents/service';
import { placeLabel } from '@/lib/platform/places/service';
import { routes } from '@/lib/routes';
import { homeAnswers, valuationIn } from '@/lib/submissions/kinds/kinds';
import { type Expertise, expertiseOf } from '@/lib/submissions/expertise';
import { formatReference } from '@/lib/submissions/reference';
import { valueOfAnswers } from '@/lib/valuation/regional/service';
import { aboutSubmission, absolute } from './composition';
import type { Factor } from '@/lib/valuation/estimate';
import { rangeMeaning, REGIONAL_DATA } from '@/lib/valuation/regional/data-state';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import type { RegionalOutcome } from '@/lib/valuation/regional/outcome';
import { CONFIDENCE_LABELS, rangeLabel, regionalSteps } from '@/lib/valuation/regional-labels';
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
    rangeMeaning: rangeMeaning(outcome),
    confidence: CONFIDENCE_LABELS[confidence],
    confidenceReasons,
    factors: steps(regionalSteps(propertyType, outcome)),
    data: REGIONAL_DATA,
    difference: whyFiguresDiffer(estimatedValue, outcome, where),
    bar: { label: 'Spanne', from: percent(range.from), to: 100, at: percent(value) },
  };
}

const byHand = z.object({ employee: z.string() });

const expertOf = ({ value, reason, employee, at }: Expertise) => ({
  value: formatEuros(value),
  reason,
  by: `${employee}, ${formatDate(at)}`,
});

export const detailedValuation = aboutSubmission(
  async ({ name, submission, link, message: { payload } }) => {
    const valuation = valuationIn(submission);
    const { postalCode, reference } = valuation;
    const outcome = valueOfAnswers(valuation);
    const expert = await expertiseOf(submission);
    const content = await valuationPdf(submission);
    return {
      template: 'valuation-detailed',
      data: {
        name,
        reference: formatReference(reference),
        regional: regionalInMail(valuation, outcome, placeLabel(postalCode)),
        formula: formatEuros(valuation.estimatedValue),
        facts: homeAnswers(submission.details),
        expert: expert && expertOf(expert),
        isSentByHand: byHand.safeParse(payload).success,
        link,
        resultLink: absolute(routes.valuationResult(submission.id)),
        methodLink: absolute(routes.method),
      },
      attachments: [
        { filename: `Bewertung-${reference}.pdf`, content, contentType: 'application/pdf' },
      ],
    };
  },
);
