import 'server-only';
import { formatEuros } from '@/lib/format/number';
import { valuationPdf } from '@/lib/own-request/documents/service';
import { routes } from '@/lib/routes';
import { estimate } from '@/lib/valuation/estimate';
import { explain } from '@/lib/valuation/explanation';
import { formatReference } from '@/lib/valuation/reference';
import { getValuation } from '@/lib/valuation/service';
import { FORMULA_AS_OF } from '@/lib/valuation/as-of';
import { aboutSubject } from './about-subject';
import { absolute } from './link';

/** With a minus sign instead of a hyphen, as on the page and in the PDF. */
const inEuros = (euros: number) => formatEuros(euros).replace('-', '\u2212');

/** The valuation with all its factors and the PDF, sent once the address is confirmed. */
export const detailedValuation = aboutSubject(async ({ name, facts, subjectId }, { link }) => {
  const valuation = await getValuation(subjectId);
  const { area, estimatedValue, reference } = valuation;
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
      link,
      resultLink: absolute(routes.valuationResult(subjectId)),
    },
    attachments: [
      { filename: `Bewertung-${reference}.pdf`, content, contentType: 'application/pdf' },
    ],
  };
});
