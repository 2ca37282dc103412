import 'server-only';
import { z } from 'zod';
import { formatDate } from '@/lib/format/date';
import { formatEuros } from '@/lib/format/number';
import { valuationPdf } from '@/lib/own-request/documents/service';
import { routes } from '@/lib/routes';
import type { Expertise } from '@/lib/subjects/subject';
import { estimate } from '@/lib/valuation/estimate';
import { explain } from '@/lib/valuation/explanation';
import { formatReference } from '@/lib/valuation/reference';
import { getValuation } from '@/lib/valuation/service';
import { FORMULA_AS_OF } from '@/lib/valuation/as-of';
import { aboutSubject } from './about-subject';
import { absolute } from './link';

/** With a minus sign instead of a hyphen, as on the page and in the PDF. */
const inEuros = (euros: number) => formatEuros(euros).replace('-', '\u2212');

/** Set when an employee has sent it, and not the confirmation of the address. */
const byHand = z.object({ employee: z.string() });

const expertOf = ({ value, reason, employee, at }: Expertise) => ({
  value: formatEuros(value),
  reason,
  by: `${employee}, ${formatDate(at)}`,
});

/** The valuation with all its factors and the PDF, sent to a confirmed address alone. */
export const detailedValuation = aboutSubject(async (subject, { link }, { payload }) => {
  const { name, facts, subjectId } = subject;
  const valuation = await getValuation(subjectId);
  const { area, estimatedValue, reference } = valuation;
  const expert = subject.valuation?.expert;
  const content = await valuationPdf(subjectId);
  return {
    template: 'valuation-detailed',
    data: {
      name,
      reference: formatReference(reference),
      value: formatEuros(estimatedValue),
      perSquareMetre: `${formatEuros(Math.round(estimatedValue / area))} je m²`,
      facts: facts.flatMap(({ field, label, text }) =>
        field === 'notes' ? [] : [{ label, text }],
      ),
      factors: [
        ...explain(estimate(valuation), area).map(({ label, text, euros }) => ({
          label: `${label}: ${text}`,
          text: inEuros(euros),
        })),
        { label: 'Schätzwert', text: inEuros(estimatedValue) },
      ],
      dataDate: FORMULA_AS_OF,
      expert: expert && expertOf(expert),
      isSentByHand: byHand.safeParse(payload).success,
      link,
      resultLink: absolute(routes.valuationResult(subjectId)),
    },
    attachments: [
      { filename: `Bewertung-${reference}.pdf`, content, contentType: 'application/pdf' },
    ],
  };
});
